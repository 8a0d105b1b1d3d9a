#!/bin/sh
# Runs a command of the shop with the Node that came with it, from wherever it is called.
home=$(dirname "$(readlink -f "$0")")
exec "$home/node_modules/.bin/node" "$home/src/cli/shop.mjs" "$@"
