import type { Connectivity } from './connectivity/connectivity.ts'

/** How long the network may think while the device has an answer, in ms. */
const patienceTime = 3_000
/** The same where the last that was heard of the server is that it does not answer. */
const littlePatience = 500

export type Patience = {
  /**
   * @returns a promise that resolves after a while; never once the signal was aborted, and then no timer
   *   is left behind
   */
  wait(signal: AbortSignal): Promise<void>
  /** An answer has come to its end, however late: the next is worth waiting for. */
  rewarded(): void
  /** An answer has begun and does not come to its end: nothing is waited for any longer. */
  spend(): void
}

/**
 * Patience with the network; where it runs out, it is found out whether the server answers at all. Until
 * an answer has come there is little left for the next: where bytes trickle, the server says at once that
 * it is there, and each answer would be waited for in turn.
 * @param isSpent from the beginning, as where the network has not brought the page in time
 */
export function createPatience(
  connectivity: Pick<Connectivity, 'doubt' | 'isDoubtful'>,
  isSpent = false,
): Patience {
  let isShort = isSpent
  const waiting = new Set<() => void>()
  return {
    wait: (signal) =>
      new Promise((done) => {
        const isLittle = isShort || connectivity.isDoubtful()
        const timer = setTimeout(runOut, isLittle ? littlePatience : patienceTime)
        waiting.add(runOut)
        signal.addEventListener('abort', end, { once: true })
        function end() {
          clearTimeout(timer)
          waiting.delete(runOut)
        }
        function runOut() {
          end()
          isShort = true
          connectivity.doubt()
          done()
        }
      }),
    spend() {
      isShort = true
      for (const runOut of [...waiting]) runOut()
    },
    rewarded() {
      isShort = false
    },
  }
}
