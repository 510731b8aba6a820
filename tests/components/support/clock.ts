import { vi } from 'vitest'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * A clock that a test moves by hand. A click, and an assertion that waits, let a held clock go on for as
 * long as they take: where a moment matters, a test presses by keyboard and looks at once.
 */
export const clock = {
  /** Stops the clock. It goes on by itself after the test. */
  hold(): void {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  },
  /** Lets some ms pass and the screen show what comes of it. */
  async pass(ms: number): Promise<void> {
    vi.advanceTimersByTime(ms)
    await frame()
    await frame()
  },
}
