#!/bin/sh
# Does what is listed first, with nothing but a shell.
while read -r line; do
    case $line in
    *'"type":"choose"'*)
        first=${line##*\"legal\":[\"}
        printf '{"action": "%s"}\n' "${first%%\"*}"
        ;;
    esac
done
