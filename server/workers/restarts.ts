/** Milliseconds in which so many processes may be replaced; more of them are no accident. */
const window = 60_000
const most = 5

/**
 * Decides whether a process that died is replaced.
 * @param now milliseconds of a clock that only goes forward
 */
export function createRestarts(now: () => number): { mayStart(): boolean } {
  let times: number[] = []
  return {
    mayStart() {
      times = [...times.filter((time) => now() - time < window), now()]
      return times.length <= most
    },
  }
}
