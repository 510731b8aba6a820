import { isPostcode, tidyStreet } from './place-id.ts'

/** What the id of a place from outside carries: all of it may come from a stranger. */
export type GeocodedKey = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly region: string
  readonly city: string
  readonly postcode: string
  readonly street: string
}

/** Ids of the embedded search have no full stop. */
const prefix = 'g.'
const separator = '\u001f'
const longestId = 560
/** Characters of one text. */
const longestText = 160
/** Control and formatting characters, halves of characters, and what Unicode does not know. */
const unseemly = /\p{C}/u

/**
 * The id of a place that an outside geocoder found. It carries the place itself, so that every
 * process, later and without asking again, knows what was saved.
 * @returns undefined for what cannot be carried: texts too long or not fit to be shown
 */
export function encodeGeocodedId(key: GeocodedKey): string | undefined {
  const { country, region, city, postcode, street } = key
  const parts = [country, region, city, postcode, street]
  const fits =
    city !== '' &&
    /^[A-Z]{2}$/.test(country) &&
    (postcode === '' || isPostcode(postcode)) &&
    parts.every((part) => part.length <= longestText && isTidy(part))
  if (!fits) return undefined
  const id = prefix + Buffer.from(parts.join(separator)).toString('base64url')
  return id.length <= longestId ? id : undefined
}

/** What an id carries, or undefined when it is not one that `encodeGeocodedId` could have given. */
export function decodeGeocodedId(id: string): GeocodedKey | undefined {
  if (!id.startsWith(prefix) || id.length > longestId) return undefined
  const text = Buffer.from(id.slice(prefix.length), 'base64url').toString('utf8')
  const [country = '', region = '', city = '', postcode = '', street = ''] = text.split(separator)
  const key = { country, region, city, postcode, street }
  return encodeGeocodedId(key) === id ? key : undefined
}

function isTidy(text: string): boolean {
  return text === tidyStreet(text) && !unseemly.test(text)
}
