/**
 * Runs work while no other tab of this browser does, one after the other (OFF-5).
 * @param name of the Web Lock, the same in all tabs and in the worker
 * @param locks absent in old browsers and on insecure pages: then only this tab's work is in order
 */
export function createLease(
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

/**
 * Runs work in turns. What is wished for while a turn waits to begin goes into that turn, so that however
 * often it is asked for, one turn runs and one waits.
 * @param lease runs a turn while no other tab does
 * @returns asks for a turn; resolves when the turn that this wish went into is over
 */
export function createTurns<Wish>(
  lease: (work: () => Promise<void>) => Promise<void>,
  work: (wishes: readonly Wish[]) => Promise<void>,
): (wish: Wish) => Promise<void> {
  let next: { wishes: Wish[]; over: Promise<void> } | null = null

  async function turn(wishes: readonly Wish[]): Promise<void> {
    const begin = () => {
      if (next?.wishes === wishes) next = null
    }
    // A lock that is refused ends the turn as well.
    await lease(() =>
      Promise.resolve()
        .then(begin)
        .then(() => work(wishes)),
    ).finally(begin)
  }
  return (wish) => {
    if (next) {
      next.wishes.push(wish)
      return next.over
    }
    const wishes = [wish]
    const over = turn(wishes)
    next = { wishes, over }
    return over
  }
}
