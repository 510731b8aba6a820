/** How long the body of an answer may take once its head is there, in ms. */
const bodyTime = 1_000

/**
 * A `fetch` that tells when an answer has begun and does not come to its end: its body may trickle for
 * minutes. Files take their time and are not meant.
 * @param tell called once for each such answer; it is waited for all the same
 */
export function heedTrickle(
  fetch: typeof globalThis.fetch,
  tell: () => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const read = response.text.bind(response)
    response.text = () => {
      const timer = setTimeout(tell, bodyTime)
      return read().finally(() => clearTimeout(timer))
    }
    return response
  }
}
