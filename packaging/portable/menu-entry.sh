#!/bin/sh
# Adds the portable program to this user's menu, with its icons and file type; --remove undoes that.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.solitaire_desktop.SolitaireDesktop

case "${1-}" in
'' | --remove) ;;
*) echo "usage: menu-entry.sh [--remove]" >&2; exit 2 ;;
esac

cd "$here/share"
find icons applications mime -type f | while read -r file; do
    if [ "${1-}" = --remove ]; then
        rm -f "$data/$file"
    else
        mkdir -p "$data/$(dirname "$file")"
        cp "$file" "$data/$file"
    fi
done
if [ "${1-}" != --remove ]; then
    # In a desktop entry a path stands in quotes, with its own quotes and backslashes escaped.
    program=$(printf '%s' "$here/solitaire-desktop" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/\\/\\\\/g')
    entry=$data/applications/$id.desktop
    while IFS= read -r line; do
        case "$line" in
        Exec=*) printf 'Exec="%s" %%f\n' "$program" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done < "applications/$id.desktop" > "$entry"
fi
# The desktop's lists, where their tools are installed.
update-mime-database "$data/mime" 2>/dev/null || true
update-desktop-database "$data/applications" 2>/dev/null || true
gtk-update-icon-cache -q -t "$data/icons/hicolor" 2>/dev/null || true
