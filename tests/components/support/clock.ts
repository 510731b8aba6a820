import { expect, vi } from 'vitest'
import { painted } from './screen.ts'

type Timer = { at: number; run: () => void }

let now = 0
let lastId = 1_000_000_000
let pending = new Map<number, Timer>()
let release = (): void => {}

/**
 * A clock that a test moves by hand. Vitest's own one would go on by 50 ms with every look at the screen
 * that has to be repeated, and with every click that takes as long.
 */
export const clock = {
  /** Stops the clock. It goes on by itself after the test. */
  hold(): void {
    const clear = window.clearTimeout.bind(window)
    now = 0
    pending = new Map()
    const spies = [
      vi.spyOn(window, 'setTimeout').mockImplementation(set as typeof setTimeout),
      vi.spyOn(window, 'clearTimeout').mockImplementation((id) => {
        if (!pending.delete(Number(id))) clear(id)
      }),
    ]
    release = () => spies.forEach((spy) => spy.mockRestore())
  },
  /**
   * Lets some ms pass and the screen show what comes of it. The screen has set a timer by then: it does
   * so in an effect, after what is seen.
   */
  async pass(ms: number): Promise<void> {
    await expect.poll(() => pending.size).toBeGreaterThan(0)
    const end = now + ms
    for (let next = firstUntil(end); next; next = firstUntil(end)) {
      const [id, { at, run }] = next
      pending.delete(id)
      now = at
      run()
    }
    now = end
    await painted()
  },
  /** Lets the clock go on by itself. */
  release(): void {
    release()
    release = () => {}
  },
}

function set(run: TimerHandler, delay = 0, ...words: unknown[]): number {
  if (!isFunction(run)) throw new TypeError('A timer runs a function.')
  lastId += 1
  pending.set(lastId, { at: now + delay, run: () => run(...words) })
  return lastId
}

const isFunction = (one: unknown): one is (...words: unknown[]) => void => typeof one === 'function'

/** The timer that runs next, if there is one that does by then. */
const firstUntil = (end: number): [number, Timer] | undefined =>
  [...pending].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0]
