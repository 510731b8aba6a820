/** Not yet in every browser, nor in the DOM library: https://wicg.github.io/scheduling-apis/#dom-scheduler-yield */
type Yielding = { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser do what waits, such as answering a press, before long work goes on. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume))
}
