/** What a place id carries; `region` is the GeoNames code, all of it may come from a stranger. */
export type PlaceKey = {
  readonly country: string
  readonly region: string
  readonly name: string
  readonly street: string
  /** Empty where none was typed. */
  readonly postcode: string
}

const separator = '\u001f'
/** Longest id, in characters, that the contract lets travel, with room to spare. */
const longest = 560

/**
 * The id of a place with the street and postcode typed around it: opaque to callers, safe in a URL,
 * and independent of the place's position in the data, so that saved ids survive an update.
 * @returns undefined when the street is too long to be carried
 */
export function encodePlaceId(key: PlaceKey): string | undefined {
  const { country, region, name, street, postcode } = key
  // Ids without a postcode are older than postcodes: they stay as they were saved.
  const parts = [country, region, name, street, ...(postcode ? [postcode] : [])]
  const id = Buffer.from(parts.join(separator)).toString('base64url')
  return id.length <= longest ? id : undefined
}

/** What an id carries, or undefined when it is not one that `encodePlaceId` could have given. */
export function decodePlaceId(id: string): PlaceKey | undefined {
  if (id.length === 0 || id.length > longest) return undefined
  const parts = Buffer.from(id, 'base64url').toString('utf8').split(separator)
  const [country, region, name, street, postcode = ''] = parts
  if (parts.length > 5 || !country || !name || region === undefined || street === undefined)
    return undefined
  if (street !== tidyStreet(street) || !(postcode === '' || isPostcode(postcode))) return undefined
  const key = { country, region, name, street, postcode }
  return encodePlaceId(key) === id ? key : undefined
}

/** Whether a text has the form of a postcode somewhere in the world, in capitals. */
export function isPostcode(text: string): boolean {
  return /^(?=.*\d)[A-Z0-9](?:[A-Z0-9]|[ -](?=[A-Z0-9])){2,10}$/.test(text)
}

/** A street as it is shown: one line, single spaces, no comma at its ends, no control characters. */
export function tidyStreet(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/^[ ,]+|[ ,]+$/g, '')
}
