#!/bin/sh
# Sees to what building packages needs beside Python's own packages, and prints the Python to build
# with: 3.11 or newer, with its shared library, which goes into the package.
# As root on Debian or Ubuntu it installs what is missing; elsewhere it says what to install.
set -eu
packages=

can_freeze() {
    "$1" - >/dev/null 2>&1 <<'END'
import ctypes, ensurepip, sys, sysconfig, venv
assert sys.version_info >= (3, 11)
if sys.platform == "linux":
    ctypes.CDLL(f"libpython{sys.version_info[0]}.{sys.version_info[1]}.so.1.0")
elif sys.platform == "darwin":
    assert sysconfig.get_config_var("Py_ENABLE_SHARED") or sysconfig.get_config_var("PYTHONFRAMEWORK")
END
}

find_python() {
    for python in /usr/bin/python3 python3 python3.13 python3.12 python3.11; do
        if can_freeze "$python"; then
            echo "$python"
            return 0
        fi
    done
    return 1
}

if [ "$(uname)" = Linux ]; then
    for tool in dpkg-shlibdeps:dpkg-dev strip:binutils cc:gcc; do
        command -v "${tool%%:*}" >/dev/null || packages="$packages ${tool##*:}"
    done
    if ! find_python >/dev/null; then
        packages="$packages python3-venv libpython3-dev"
    fi
    # The headers that the solver's compiled core is built with.
    if python=$(find_python) && ! "$python" -c "import pathlib, sysconfig
assert pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists()" 2>/dev/null; then
        packages="$packages libpython3-dev"
    fi
    libraries=$(ldconfig -p)
    # What Qt links to, so that the dependencies can be named.
    for library in libgssapi_krb5.so.2:libgssapi-krb5-2 libwayland-client.so.0:libwayland-client0 \
        libwayland-cursor.so.0:libwayland-cursor0 libxcb-cursor.so.0:libxcb-cursor0 \
        libxcb-icccm.so.4:libxcb-icccm4 libxcb-image.so.0:libxcb-image0 \
        libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-render-util.so.0:libxcb-render-util0 \
        libxcb-util.so.1:libxcb-util1 libxcb-xkb.so.1:libxcb-xkb1 libxcb-shape.so.0:libxcb-shape0 \
        libxkbcommon-x11.so.0:libxkbcommon-x11-0 libGL.so.1:libgl1 libEGL.so.1:libegl1 \
        libfontconfig.so.1:libfontconfig1 libdbus-1.so.3:libdbus-1-3 libglib-2.0.so.0:libglib2.0-0; do
        case "$libraries" in
        *"${library%%:*}"*) ;;
        *) packages="$packages ${library##*:}" ;;
        esac
    done
fi

if [ -n "$packages" ]; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing:$packages" >&2
        export DEBIAN_FRONTEND=noninteractive
        # shellcheck disable=SC2086 # a list
        said=$(apt-get update -qq 2>&1 &&
            apt-get install -y -qq --no-install-recommends $packages 2>&1) || echo "$said" >&2
    else
        echo "To build packages, install these first:$packages" >&2
        exit 1
    fi
fi
find_python || {
    echo "Packages are built with Python 3.11 or newer that has its shared library (libpython3)." >&2
    exit 1
}
