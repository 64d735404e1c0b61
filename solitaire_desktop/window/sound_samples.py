"""The sounds of the table, made by arithmetic: samples as WAV files, written when first wanted.

There are no recordings. Cards are short bursts of filtered noise, the rest are plucked tones.
Pure Python; how they are played is in `noises`.
"""

import io
import wave
from array import array
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from math import exp, pi, sin
from pathlib import Path
from random import Random
from sys import byteorder

RATE = 24000  # samples a second; files have twice as many, which every device can play
LOUDEST = 0.7  # of what 16 bits can hold
VERSION = 1  # of the samples: raise it when they change
_LARGEST = 2**15 - 1

Sound = list[float]


class Cue(StrEnum):
    """What can be heard."""

    LIFT = "lift"
    PLACE = "place"
    TURN = "turn"
    SHUFFLE = "shuffle"
    REFUSE = "refuse"
    WIN = "win"


def sample(cue: Cue) -> Sound:
    """The sound of a cue, from -1 to 1, `RATE` values a second; the same one every time."""
    random = Random(cue.value)
    match cue:
        case Cue.LIFT:
            return _scaled(_brush(random, 0.07, dullness=0.35), 0.25)
        case Cue.PLACE:
            thump = _tone(118.0, 0.09, fading=55.0)
            return _scaled(_mixed([(0.0, _brush(random, 0.06, dullness=0.6)), (0.004, thump)]), 0.6)
        case Cue.TURN:
            parts = [(at, _brush(random, 0.035, dullness=0.3)) for at in (0.0, 0.055)]
            return _scaled(_mixed(parts), 0.4)
        case Cue.SHUFFLE:
            flicks = [at**1.3 * 0.62 for at in (number / 15 for number in range(16))]
            parts = [(at, _brush(random, 0.045, dullness=0.45)) for at in flicks]
            return _scaled(_mixed(parts), 0.5)
        case Cue.REFUSE:
            return _scaled(
                _mixed([(0.0, _tone(196.0, 0.16, fading=22.0)), (0.1, _tone(165.0, 0.2))]), 0.45
            )
        case Cue.WIN:
            notes = [523.25, 659.26, 783.99, 1046.5]
            parts = [
                (place * 0.13, _tone(note, 0.8, fading=6.0)) for place, note in enumerate(notes)
            ]
            return _scaled(_mixed(parts), LOUDEST)


def wav(sound: Sequence[float]) -> bytes:
    """A sound as a WAV file of 16 bits, two equal channels, 48 kHz."""
    whole = [round(max(-1.0, min(1.0, value)) * _LARGEST) for value in sound]
    values = array("h")
    for value, following in pairwise((*whole, 0)):
        between = (value + following) // 2
        values.extend((value, value, between, between))
    if byteorder == "big":
        values.byteswap()
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(2 * RATE)
        file.writeframes(values.tobytes())
    return content.getvalue()


def sound_file(folder: Path, cue: Cue) -> Path:
    """The file of a cue in a folder, written if it is not there. Raises OSError."""
    path = folder / f"{cue.value}-{VERSION}.wav"
    if not path.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_bytes(wav(sample(cue)))
        new.replace(path)
    return path


def _brush(random: Random, seconds: float, *, dullness: float) -> Sound:
    """Noise that comes up at once and fades, without its highest parts: card on card."""
    count, low, sound = int(seconds * RATE), 0.0, []
    for number in range(count):
        low += (random.uniform(-1, 1) - low) * (1 - dullness)
        rise = min(1.0, number / (0.003 * RATE))
        sound.append(low * rise * exp(-5 * number / count))
    return sound


def _tone(pitch: float, seconds: float, *, fading: float = 16.0) -> Sound:
    """A plucked tone with two overtones; `fading` says how fast it dies away, per second."""
    sound, count = [], int(seconds * RATE)
    for number in range(count):
        time = number / RATE
        wave_form = sum(
            share * sin(2 * pi * pitch * times * time)
            for times, share in ((1, 1.0), (2, 0.3), (3, 0.12))
        )
        rise, end = min(1.0, time / 0.004), min(1.0, (count - number) / (0.01 * RATE))
        sound.append(wave_form * rise * end * exp(-fading * time))
    return sound


def _mixed(parts: Iterable[tuple[float, Sound]]) -> Sound:
    """Sounds that begin at these seconds, heard together."""
    placed = [(round(begin * RATE), sound) for begin, sound in parts]
    whole = [0.0] * max(begin + len(sound) for begin, sound in placed)
    for begin, sound in placed:
        for number, value in enumerate(sound, begin):
            whole[number] += value
    return whole


def _scaled(sound: Sound, loudest: float) -> Sound:
    most = max(map(abs, sound))
    return [value * loudest / most for value in sound]
