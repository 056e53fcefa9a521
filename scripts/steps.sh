# Sourced by ./check and .ci/run: named steps, each with the promise that it guards and its time.
# The first step that fails ends the run. A skipped check prints a line that says so.

step_names=()
step_times=()
step_now=
run_start=$SECONDS

# step "name" "the promise" command...
step() {
    local name=$1 promise=$2 start=$SECONDS
    shift 2
    step_now=$name
    printf '\n== %s: %s\n' "$name" "$promise"
    "$@"
    step_names+=("$name")
    step_times+=($((SECONDS - start)))
    step_now=
}

# Says what was not checked, loudly, and again in the summary.
not_checked=()
not_checked() {
    not_checked+=("$*")
    printf 'NOT CHECKED: %s\n' "$*"
}

summary() {
    local status=$? i
    printf '\n== summary\n'
    for i in "${!step_names[@]}"; do
        printf '%6d s  ok      %s\n' "${step_times[i]}" "${step_names[i]}"
    done
    [ -z "$step_now" ] || printf '          FAILED  %s\n' "$step_now"
    for i in "${!not_checked[@]}"; do
        printf '          NOT CHECKED: %s\n' "${not_checked[i]}"
    done
    printf '%6d s  in all\n' $((SECONDS - run_start))
    if [ $status = 0 ] && [ -z "$step_now" ]; then
        printf '%s: every step passed\n' "$(basename "$0")"
    else
        printf '%s: FAILED\n' "$(basename "$0")"
        [ $status != 0 ] || exit 1
    fi
}
trap summary EXIT
