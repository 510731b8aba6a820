/** Characters that turn the direction of what follows, and with it what a reader sees. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/** Text of several lines as it may be shown: it cannot disguise itself or what stands around it. */
export function withoutTricks(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(overrides, '')
}

/** A name as it may be shown: one line, which adds none to a mail. */
export function inOneLine(text: string): string {
  return withoutTricks(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
