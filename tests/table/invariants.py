"""What must hold on the table after every action (bugs.md, INV)."""

from PySide6.QtWidgets import QApplication

from solitaire_desktop.table.arrangement import Arrangement
from solitaire_desktop.table.card_item import CardItem
from solitaire_desktop.table.view import TableView


def check_invariants(view: TableView) -> list[str]:
    """What is wrong with the table when nothing moves, as sentences; empty when all is well.

    Ends a running animation, as any input does.
    """
    view.finish_motion()
    scene, position = view._scene, view._model.position
    wrong: list[str] = []
    if scene.position != position:
        wrong.append("the scene shows another position than the model's")
    in_scene = [item for item in scene.items() if isinstance(item, CardItem)]
    cards = [item.card for item in in_scene]
    wanted = [card for pile in position.piles.values() for card in pile]
    if sorted(map(id, cards)) != sorted(map(id, wanted)):
        wrong.append(f"{len(cards)} card items in the scene for {len(wanted)} cards in play")
    wrong += _misplaced(view)
    if scene.mouseGrabberItem() is not None:
        wrong.append("an item of the scene holds the mouse")
    if QApplication.mouseButtons().value == 0 and view._control.pointer.is_dragging:
        wrong.append("cards are held with no button down")
    rect = scene.sceneRect()
    if (rect.width(), rect.height()) != (scene.area.width, scene.area.height):
        wrong.append(f"the scene's rectangle has grown to {rect}")
    return wrong


def _misplaced(view: TableView) -> list[str]:
    """Cards that do not lie where and how the model and the layout say."""
    scene, position = view._scene, view._model.position
    arrangement = Arrangement(position, scene.arrangement.layout)
    placements, wrong = arrangement.placements(), []
    held = view._control.pointer.is_dragging
    for pile, cards in position.piles.items():
        before = None
        for card in cards:
            item, placed = scene.board.cards[card], placements[card]
            if item.is_held:
                if not held:
                    wrong.append(f"{card} of {pile} is held, but nothing is dragged")
                continue
            if (item.x(), item.y()) != (placed.x, placed.y):
                wrong.append(f"{card} of {pile} lies at {item.pos()}, not at {placed[2:4]}")
            if item.is_up != placed.is_up:
                wrong.append(f"{card} of {pile} shows the wrong side")
            if item.isVisible() != placed.is_seen:
                wrong.append(f"{card} of {pile} is in sight or not when it should not be")
            if not item.transform().isIdentity() or item.opacity() != 1:
                wrong.append(f"{card} of {pile} is turned or faded")
            if before is not None and item.zValue() <= before.zValue():
                wrong.append(f"{card} of {pile} lies under the card before it")
            before = item
    return wrong
