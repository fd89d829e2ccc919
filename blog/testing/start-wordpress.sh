#!/bin/sh
# Starts the kit's WordPress, unless it answers already, and prints its address. $1: the kit's folder, $2: the WordPress's.
# One at a time: the kit writes WordPress's settings anew at each start, and whoever asks it meanwhile finds them half written.
set -u
kit=$1 folder=$2
exec 3> "$(dirname "$folder").lock"
flock 3

running() {
  [ -s "$folder/env" ] && . "$folder/env" && curl -fsS -m 20 -o /dev/null "$WP_API/posts?per_page=1" && echo "$WP_BASE"
}
# What it starts must not hold the lock.
start() { "$kit/start.sh" 3>&-; }
stop() { "$kit/stop.sh" "$@" >&2 3>&-; }

running && exit
start && exit
# It goes by the numbers of the processes that it has started; after a run that was broken off, others may have them.
stop
# A new machine has no list of packages yet, and the kit doesn't fetch one.
apt-get update -qq >&2
start && exit
stop --wipe
start
