/**
 * Runs work while no other tab of this browser does, one after the other (OFF-5).
 * @param locks absent in old browsers and on insecure pages: then only this tab's own turn is kept
 */
export function createAlone(
  name: string,
  locks: LockManager | undefined,
): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  if (locks) return (work) => locks.request(name, work)
  return (work) => {
    last = last.then(work, work)
    return last
  }
}
