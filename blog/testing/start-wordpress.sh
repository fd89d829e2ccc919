#!/bin/sh
# Starts the kit's WordPress, unless it already runs, and prints its URL. $1: the folder of the kit, $2: the folder of WordPress.
# A lock prevents concurrent starts: each start rewrites WordPress's settings, and a request meanwhile could read half of them.
set -u
kit=$1 folder=$2
exec 3> "$(dirname "$folder").lock"
flock 3

running() {
  [ -s "$folder/env" ] && . "$folder/env" && curl -fsS -m 20 -o /dev/null "$WP_API/posts?per_page=1" && echo "$WP_BASE"
}
# The started processes must not inherit the lock, or it would never be released.
start() { "$kit/start.sh" 3>&-; }
stop() { "$kit/stop.sh" "$@" >&2 3>&-; }

running && exit
start && exit
# The kit checks the pids of an earlier start. After an interrupted run, other processes may have them, so it is stopped first.
stop
# A new machine has no package list yet, and the kit doesn't update it.
apt-get update -qq >&2
start && exit
stop --wipe
start
