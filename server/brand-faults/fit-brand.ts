import * as v from 'valibot'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { type StoredBrand, storedBrand } from '#src/contract/stored-brand.ts'
import { withHarmlessHtml } from '../store/harmless-brand.ts'

type Json = Record<string, unknown>

/**
 * A brand that can be shown, of a draft in which something is half typed: what is wrong in it is shown as it
 * was before, or as in a new brand.
 * @param before what visitors see; null where that is nothing
 */
export function fitBrand(draft: StoredBrand, before: StoredBrand | null): StoredBrand {
  const fallback = before ?? { ...defaultBrand, brandImages: {} }
  const fitted = structuredClone(draft) as Json
  for (const { path = [] } of v.safeParse(storedBrand, draft).issues ?? [])
    replace(
      fitted,
      fallback,
      path.map(({ key }) => String(key)),
    )
  const parsed = v.safeParse(storedBrand, fitted)
  return withHarmlessHtml(parsed.success ? parsed.output : fallback)
}

/** Puts in the value of the fallback where a path leads through objects to the fault, else at its beginning. */
function replace(fitted: Json, fallback: object, keys: readonly string[]): void {
  const [key = '', ...rest] = keys
  const [mine, theirs] = [fitted[key], (fallback as Json)[key]]
  if (rest.length > 0 && isObject(mine) && isObject(theirs)) replace(mine, theirs, rest)
  else if (theirs === undefined) delete fitted[key]
  else fitted[key] = structuredClone(theirs)
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
