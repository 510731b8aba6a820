import { sustainabilityCategories } from '../../contract/categories.ts'
import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import type { Offer } from '../../contract/offer.ts'

/** The categories of an offer that the portal has marks for, in their usual order, however they are spelled. */
export function categoriesOf({ iconCategories }: Pick<Offer, 'iconCategories'>) {
  const named = new Set(iconCategories.map((one) => one.trim().toLowerCase()))
  return sustainabilityCategories.filter((one) => named.has(one.toLowerCase()))
}

/**
 * The offers for any of the wanted categories, in their order; all of them where none is wanted (BEN-1).
 * @param wanted categories; none shows all
 * @returns in their order
 */
export function filterOffers(
  all: readonly Offer[],
  wanted: ReadonlySet<SustainabilityCategory>,
): readonly Offer[] {
  if (wanted.size === 0) return all
  return all.filter((offer) => categoriesOf(offer).some((one) => wanted.has(one)))
}
