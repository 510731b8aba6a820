import * as v from 'valibot'
import type { GeocodedKey } from '../catalogue/places/geocoded-id.ts'
import { isPostcode, tidyStreet } from '../catalogue/places/place-id.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(500)), '')

/** What is used of one place of a Photon-like answer; everything else is ignored. */
export const photonFeature = v.object({
  properties: v.object({
    /** `house`, `street`, `locality`, `district`, `city`, `county`, `state`, `country` or `other`. */
    type: text,
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    countrycode: text,
  }),
})
export type PhotonProperties = v.InferOutput<typeof photonFeature>['properties']

/** Countries that write the house number before the street; the others write it behind. */
const numberFirst = new Set('AU CA FR GB HK IE IN JE LK LU MY NZ PH PK SG TH US ZA'.split(' '))
const settlements = new Set(['city', 'locality', 'district', 'county'])

/**
 * The address that a geocoder's answer stands for.
 * @param typed what was searched for: its house number stays where the geocoder knows only the street
 * @returns undefined for what is no address: a country, a state, the middle of nowhere
 */
export function geocodedKey(found: PhotonProperties, typed: string): GeocodedKey | undefined {
  const { type, name, county } = found
  const isSettlement = settlements.has(type)
  const city = [found.city, isSettlement ? name : '', found.locality, found.district, county]
    .map(tidy)
    .find(Boolean)
  if (!city || type === 'state' || type === 'country') return undefined
  const country = found.countrycode.toUpperCase()
  const road = tidy(found.street || (isSettlement ? '' : name))
  const postcode = tidy(found.postcode).toUpperCase()
  return {
    country,
    region: tidy(found.state),
    city,
    postcode: isPostcode(postcode) ? postcode : '',
    street: road && withNumber(road, tidy(found.housenumber), country, typed),
  }
}

function withNumber(road: string, known: string, country: string, typed: string): string {
  const [segment = ''] = typed.split(',')
  const [first, last] = [/^\s*(\d\S*)\s/.exec(segment)?.[1], /\s(\d\S*)\s*$/.exec(segment)?.[1]]
  if (known) return numberFirst.has(country) ? `${known} ${road}` : `${road} ${known}`
  if (first) return tidy(`${first} ${road}`)
  return last && typed.includes(',') ? tidy(`${road} ${last}`) : road
}

/** One line without characters that cannot be seen. */
function tidy(value: string): string {
  return tidyStreet(value.replaceAll(/\p{C}/gu, ' '))
}
