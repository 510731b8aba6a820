/** Resolves with the next task; unlike a timer it does not wait in a tab that lies behind another one. */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    resolve()
  })
  port1.start()
  port2.postMessage(null)
  return promise
}

/**
 * Has idle callbacks come with the next task, in turn. Two pages run tests side by side, and the browser
 * keeps those of the one behind waiting for seconds.
 */
export function beIdleSoon(): void {
  window.requestIdleCallback = (work) => {
    void nextTask().then(() => work({ didTimeout: false, timeRemaining: () => 50 }))
    return 0
  }
}
