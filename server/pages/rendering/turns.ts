/**
 * Gives each caller a turn of the event loop of its own, in the order in which they ask: what takes a
 * millisecond or more keeps other requests waiting for one of its kind, not for all that are under way.
 * @returns waits for the next turn; what follows without waiting runs in it
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    // An immediate that is asked for by another one comes after what has happened on the network.
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
