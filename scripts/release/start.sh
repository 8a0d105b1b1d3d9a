#!/bin/sh
# Starts the shop.
exec "$(dirname "$(readlink -f "$0")")/shop" start "$@"
