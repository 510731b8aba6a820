import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import { backOff } from '../../contract/back-off.ts'
import type { Surroundings } from './surroundings.ts'

/** The longest pause between two probes, in ms. */
const longestPause = 60_000

/** Whether the server can be reached, as far as its answers tell, and since when (ms since the epoch). */
export type ConnectivityState = { isReachable: boolean; since: number }

/** Calls back each time that the server becomes reachable again. @returns what ends it */
export type WhenReachable = (again: () => void) => () => void

export type Connectivity = {
  readonly state: ReadonlyAtom<ConnectivityState>
  whenReachable: WhenReachable
  /** Asks the server now. @returns whether it has answered. Never rejects. */
  probe(): Promise<boolean>
  /** Takes in how a call ended: with an answer of the server, whatever it said, or without one. */
  tell(reached: boolean): void
  /** An answer is long in coming: finds out whether to wait for it. */
  doubt(): void
  /** Whether an answer is not to be waited for where the device has one. */
  isDoubtful(): boolean
}

/**
 * Knows whether the server can be reached. What the browser says of its network is a hint: responses
 * decide. A call without an answer is checked by a probe at once, because one address may fail where
 * the others answer; while nothing answers, it asks again after longer and longer pauses, at once when
 * the network or the reader comes back, and not at all while the page is hidden.
 */
export function createConnectivity(surroundings: Surroundings): Connectivity {
  const { ask, now, random, later, page } = surroundings
  const state = createAtom<ConnectivityState>({ isReachable: page.onLine(), since: now() })
  const isThere = () => state.get().isReachable
  const listeners = new Set<() => void>()
  let running: Promise<boolean> | null = null
  let cancel: (() => void) | null = null
  let failures = 0
  let isInDoubt = false
  /** Moves on when the network goes: an answer that was under way then tells nothing any more. */
  let era = 0

  function turn(isReachable: boolean) {
    if (isThere() === isReachable) return
    state.set({ isReachable, since: now() })
    if (isReachable) callBack()
  }

  function callBack() {
    for (const again of [...listeners]) again()
  }

  function rest() {
    cancel?.()
    cancel = null
  }

  function askLater() {
    rest()
    if (isThere() || page.isHidden()) return
    const pause = page.onLine() ? backOff(failures, random(), longestPause) : longestPause
    cancel = later(() => void probe(), pause)
  }

  function found() {
    isInDoubt = false
    failures = 0
    rest()
    turn(true)
  }

  function tell(reached: boolean) {
    // An answer that was on its way when the network went says nothing of now.
    const isLate = reached && !isThere() && !page.onLine()
    if (reached && !isLate) found()
    else if (isLate || isThere()) void probe()
  }

  function probe(): Promise<boolean> {
    rest()
    running ??= run().finally(() => {
      running = null
      askLater()
    })
    return running
  }

  async function run(): Promise<boolean> {
    const begun = era
    const reached = await ask()
    if (reached && begun === era) found()
    if (!reached) {
      isInDoubt = false
      failures += 1
      turn(false)
    }
    return reached && begun === era
  }

  async function comeBack() {
    const was = isThere()
    failures = 0
    // What failed before nobody noticed that the network was gone is worth another try as well.
    if ((await probe()) && was) callBack()
  }

  page.listen({
    online: () => void comeBack(),
    offline: () => {
      era += 1
      turn(false)
      askLater()
    },
    hidden: rest,
    visible: () => {
      if (!isThere()) void comeBack()
    },
  })
  askLater()

  return {
    state,
    whenReachable(again) {
      listeners.add(again)
      return () => void listeners.delete(again)
    },
    probe,
    tell,
    doubt() {
      if (isInDoubt || !isThere()) return
      isInDoubt = true
      void probe()
    },
    isDoubtful: () => isInDoubt || !isThere(),
  }
}
