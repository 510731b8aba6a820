import type { Store } from '../store/create-store.ts'
import { demoModules } from './modules.ts'
import { demoOffers } from './offers.ts'

/** Fills in the offers and modules that are not there yet; the brands have to be. */
export async function seedPartners({
  offers,
  modules,
}: Pick<Store, 'offers' | 'modules'>): Promise<void> {
  for (const offer of demoOffers) {
    if (!(await offers.find(offer.id))) await offers.put(offer)
  }
  for (const module of demoModules) {
    if (!(await modules.find(module.id))) await modules.put(module)
  }
}
