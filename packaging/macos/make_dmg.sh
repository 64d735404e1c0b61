#!/bin/sh
# The disk image for macOS. Not run where this was written; see packaging/README.md.
# Wants the .app that PyInstaller made (build.py frozen); signs it for this machine only, unless
# SIGN_AS names a certificate.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' solitaire_desktop/__init__.py)
app="build/package/frozen/Solitaire Desktop.app"
stage=build/package/dmg

codesign --force --deep --options runtime --sign "${SIGN_AS:--}" "$app"
rm -rf "$stage"
mkdir -p "$stage" dist
cp -R "$app" "$stage/"
cp packaging/debian/copyright "$stage/Licences.txt"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "Solitaire Desktop $version" -srcfolder "$stage" -ov -format UDZO \
    "dist/solitaire-desktop-$version.dmg"
