import { useRef } from 'react'

/** Begins a piece of work once those before it have ended. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** One after the other: a page of searches must not take all that the search can do. */
export function useTurns(): Turns {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const mine = last.current.then(work, work)
    last.current = mine
    return mine
  }
}
