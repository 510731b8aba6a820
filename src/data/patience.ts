import type { Connectivity } from './connectivity/connectivity.ts'

/** How long the network may think while the device has an answer, in ms. */
const patienceTime = 3_000
/** The same where the last that was heard of the server is that it does not answer. */
const littlePatience = 500

/**
 * Patience with the network; where it runs out, it is found out whether the server answers at all.
 * @returns a function whose promise resolves after a while; never once its signal was aborted, and then
 *   no timer is left behind
 */
export function createPatience(
  connectivity: Pick<Connectivity, 'doubt' | 'isDoubtful'>,
): (signal: AbortSignal) => Promise<void> {
  return (signal) =>
    new Promise((done) => {
      const runOut = () => {
        connectivity.doubt()
        done()
      }
      const timer = setTimeout(runOut, connectivity.isDoubtful() ? littlePatience : patienceTime)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    })
}
