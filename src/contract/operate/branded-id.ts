import * as v from 'valibot'

/** Between a name and its brand: neither has it, and it stands in an address as it is. */
const between = '~'
const word = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Id of what has its name in one brand, or in every brand: `green-chamber~credence`, `privacy`. */
export const brandedId = v.pipe(
  v.string(),
  v.maxLength(161, 'is not a known id'),
  v.regex(new RegExp(`^${word}(?:${between}${word})?$`), 'is not a known id'),
)

/** @param brandId null: every brand */
export const brandedIdOf = (name: string, brandId: string | null): string =>
  brandId === null ? name : `${name}${between}${brandId}`

/** What `brandedIdOf` has put together. */
export function brandedPartsOf(id: string): { name: string; brandId: string | null } {
  const [name = '', brandId = null] = id.split(between)
  return { name, brandId }
}
