/**
 * Runs work in turns. What is wished for while a turn waits to begin goes into that turn, so that however
 * often it is asked for, one turn runs and one waits.
 * @param alone runs a turn while no other tab does
 * @returns asks for a turn; resolves when the turn that this wish went into is over
 */
export function createTurns<Wish>(
  alone: (work: () => Promise<void>) => Promise<void>,
  work: (wishes: readonly Wish[]) => Promise<void>,
): (wish: Wish) => Promise<void> {
  let next: { wishes: Wish[]; over: Promise<void> } | null = null

  async function turn(wishes: readonly Wish[]): Promise<void> {
    const begin = () => {
      if (next?.wishes === wishes) next = null
    }
    // A lock that is refused ends the turn as well.
    await alone(() =>
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
