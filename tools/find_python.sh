#!/bin/sh
# Prints a Python that can run Solitaire Desktop (3.11 or newer) and make a virtual environment.
# As root on Debian or Ubuntu it installs what is missing; elsewhere it says what to install.

able() { # able COMMAND WHAT: does this Python pass the test?
    "$1" -c "import sys; $2; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1
}

find_python() { # find_python WHAT: prints the first Python that passes
    for python in python3 python3.13 python3.12 python3.11 python3.14; do
        if able "$python" "$1"; then
            echo "$python"
            return 0
        fi
    done
    return 1
}

find_python "import venv, ensurepip" && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing python3-venv." >&2
    export DEBIAN_FRONTEND=noninteractive
    said=$(apt-get update -qq 2>&1 &&
        apt-get install -y -qq --no-install-recommends python3 python3-venv 2>&1) || echo "$said" >&2
    find_python "import venv, ensurepip" && exit 0
fi

if find_python "pass" >/dev/null; then
    echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2
else
    echo "Solitaire Desktop needs Python 3.11 or newer, and none was found (python3, python3.11 to python3.14)." >&2
    echo "On Debian or Ubuntu: apt install python3 python3-venv" >&2
fi
exit 1
