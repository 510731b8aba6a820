import { vi } from 'vitest'

let expected: (string | RegExp)[] = []
let said: string[] = []

/** What the page complains about; a test fails on everything that it did not announce. */
export const faults = {
  /** Complaints that contain this text, or match it, belong to the test that is running. */
  expect: (...texts: (string | RegExp)[]): void => void expected.push(...texts),
  /** Listens to the console anew. */
  watch(): void {
    expected = []
    said = []
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      said.push(words.map(String).join(' '))
    })
  },
  /** @throws Error with what the page said and the test did not announce */
  check(): void {
    const isExpected = (one: string) =>
      expected.some((text) => (typeof text === 'string' ? one.includes(text) : text.test(one)))
    const unexpected = said.filter((one) => !isExpected(one))
    if (unexpected.length > 0) throw new Error(`Faults in the page:\n${unexpected.join('\n')}`)
  },
}
