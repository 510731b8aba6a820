import type { SupplierHit } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import * as limits from '#src/contract/limits.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { SupplierCard } from '../store/search/read-cards.ts'
import { presentPlace } from './place.ts'

/** Credentials that a list names of one supplier. */
const mostNamed = 4
/** Kilometres: https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius */
const earthRadius = 6371

type Point = { latitude: number; longitude: number }
export type Shown = Pick<SupplierHit, 'reasons'> & {
  /** The description in the reader's language where there is one. */
  description: string
  place: string
  /** Where it is, and from where the distance counts; null: not known, or not asked. */
  from: Point | null
  at: Point | null
}

/** A supplier of a list, of which nothing is said that its public profile does not say. */
export function presentHit(
  catalogue: CatalogueIn,
  card: SupplierCard,
  search: SupplierSearch,
  { description, place, reasons, from, at }: Shown,
): SupplierHit {
  const held = card.credentials.flatMap((one) => {
    const known = catalogue.credentialById(one.credentialId)
    return known ? [{ ...one, id: known.id, shortName: known.shortName || known.name }] : []
  })
  const asked = new Set(search.credential)
  const inOrder = held.toSorted(
    (one, other) =>
      Number(asked.has(other.id)) - Number(asked.has(one.id)) ||
      Number(isVerifiedState(other.state)) - Number(isVerifiedState(one.state)) ||
      assurances.indexOf(other.assurance) - assurances.indexOf(one.assurance),
  )
  return {
    ...{ name: card.name, slug: card.slug, updatedAt: card.updatedAt, reasons },
    place,
    description: beginningOf(description),
    credentials: inOrder
      .slice(0, mostNamed)
      .map(({ id, shortName, state, assurance, statement }) => ({
        ...{ id, shortName, state, assurance, expiresOn: statement.expiresOn },
      })),
    credentialCount: held.length,
    verifiedCredentials: held.filter(({ state }) => isVerifiedState(state)).length,
    distance: from && at ? Math.round(kilometres(from, at)) : null,
  }
}

/** Where a supplier is, as far as it says so. */
export function placeOf(
  catalogue: CatalogueIn,
  { addressIdentifier, countryCode }: Pick<SupplierCard, 'addressIdentifier' | 'countryCode'>,
): string {
  const country = countryCode ? catalogue.countryByCode(countryCode)?.name : undefined
  return presentPlace(catalogue, addressIdentifier)?.name ?? country ?? ''
}

/** A text up to the last word that fits. */
function beginningOf(text: string): string {
  const most = limits.publicDescriptionPreview
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** Along the surface of the earth, by the haversine formula. */
function kilometres(one: Point, other: Point): number {
  const [lat1, lng1, lat2, lng2] = [
    one.latitude,
    one.longitude,
    other.latitude,
    other.longitude,
  ].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number, number]
  const half = Math.sin((lat2 - lat1) / 2) ** 2
  const round = Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half + round)))
}
