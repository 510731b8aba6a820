/** In ms: how often a page that arrives is looked at, and how long its body may take in all. */
const breath = 700
const longest = 3_000
/** Bytes that it must have brought each time: less is a trickle, which may go on for minutes. */
const least = 2_048

/**
 * Whether the body of a page comes whole, and soon: its head says nothing of that.
 * @param response which nobody has read yet; it stays to be sent
 */
export async function comesWhole(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader()
  if (!reader) return true
  const { promise: tooSlow, resolve: giveUp } = Promise.withResolvers<null>()
  let came = 0
  let seen = 0
  const looking = setInterval(() => {
    if (came - seen < least) giveUp(null)
    seen = came
  }, breath)
  const ending = setTimeout(giveUp, longest, null)
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), tooSlow])
      if (part === null) return false
      if (part.done) return true
      came += part.value.byteLength
    }
  } catch {
    // It broke off.
    return false
  } finally {
    clearInterval(looking)
    clearTimeout(ending)
    void reader.cancel().catch(() => undefined)
  }
}
