import * as v from 'valibot'
import { slug } from '../fields.ts'

const longest = 500

function isWeb(value: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(value) ? URL.parse(value) : null
  return url !== null && !url.username && !url.password
}

/** A http(s) address that an operator puts into data. */
export const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest, `must have at most ${longest} characters`),
  v.check(isWeb, 'must be a http(s) address'),
)

/** A http(s) address, or the path of a file that the portal serves itself. */
export const imageAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest, `must have at most ${longest} characters`),
  v.check(
    (value) => isWeb(value) || /^\/(?![/\\])[\w./-]+$/.test(value),
    'must be a http(s) address or a path',
  ),
)

/** The brand that shows something; null, or left out: every brand. */
export const brandId = v.optional(v.nullable(slug), null)
