import * as v from 'valibot'
import * as limits from './limits.ts'

const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'is not a language like de'))
const messageId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z-]*(?:\.[\w-]+)+$/, 'is not the id of a text like landing.title'),
  v.maxLength(100, 'is not the id of a text: it is too long'),
)
const message = v.pipe(
  v.string(),
  v.maxLength(limits.ownText, `is longer than ${limits.ownText} characters`),
)

/**
 * Texts of the portal that a brand words in its own way (OPR-4), in ICU's syntax, by language and id of the
 * message. Which there are, and whether each fits, the server knows.
 */
export const ownTexts = v.record(language, v.record(messageId, message))
export type OwnTexts = v.InferOutput<typeof ownTexts>
