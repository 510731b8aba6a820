import * as v from 'valibot'
import { emailLine, line } from './fields.ts'
import * as limits from './limits.ts'
import { otherLanguages } from './other-languages.ts'

/** A piece of content that the operator writes, as `GET /cms/{key}` answers it. */
export const content = v.object({
  key: v.string(),
  title: v.string(),
  /** Sanitised HTML. */
  html: v.string(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
  languages: otherLanguages,
})
export type Content = v.InferOutput<typeof content>

const key = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a content key'),
    v.maxLength(length, 'is not a content key'),
  )
export const contentKey = key(60)
/** Also of what the server words itself, such as the history of a profile, which has its slug. */
export const askedKey = key(100)

/** Body of `POST /mailchimp-tags`: somebody signs up for a newsletter. */
export const newsletterSignUp = v.strictObject({
  tag: line(60),
  email: emailLine,
  name: v.optional(line(limits.personName)),
  lastName: v.optional(line(limits.personName)),
})

export const newsletterAnswer = v.object({
  /** Whether the subscription counts already: the address is a signed-in user's own, and confirmed. */
  subscribed: v.boolean(),
  /** Whether it counts only once a mail was confirmed. Another back end may not say so. */
  confirmByMail: v.optional(v.boolean()),
})
