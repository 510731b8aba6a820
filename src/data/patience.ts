/** How long the network may think while the device has an answer, in ms. */
const patienceTime = 3_000

/** Resolves after a while; never once `signal` was aborted, and then leaves no timer behind. */
export function patience(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, patienceTime)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
