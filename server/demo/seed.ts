import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Store } from '../store/create-store.ts'
import type { OpenDatabase } from '../store/database.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { demoAffiliates, demoBrands } from './brands.ts'
import { demoContents } from './contents.ts'
import { demoModules } from './modules.ts'
import { demoOffers } from './offers.ts'
import { demoOrganisations } from './organisations.ts'
import { seedBuyers } from './seed-buyers.ts'
import { seedMembers } from './seed-members.ts'
import { seedOrganisation } from './seed-organisation.ts'

/**
 * Fills in the demo brands, organisations and memberships that are not there yet; what somebody
 * changed in them stays. Cheap when there is nothing to do.
 */
export async function seedDemo({
  open: { db, engine },
  store,
  catalogue,
  port,
}: {
  open: Pick<OpenDatabase, 'db' | 'engine'>
  store: Pick<Store, 'brands' | 'affiliates' | 'contents' | 'offers' | 'modules'>
  catalogue: Catalogue
  /** Where the portal listens: the demo brands link to each other. */
  port: number
}): Promise<void> {
  const known = new Set((await store.brands.all()).map((brand) => brand.id))
  for (const { brand, hosts } of demoBrands.filter((one) => !known.has(one.brand.id))) {
    await store.brands.put(atPort(brand, port), hosts)
    for (const { brandId, ...affiliate } of demoAffiliates.filter(
      (one) => one.brandId === brand.id,
    )) {
      await store.affiliates.put(brandId, affiliate)
    }
  }
  for (const content of demoContents) {
    if (!(await store.contents.find(content.key, content.brandId)))
      await store.contents.put(content)
  }
  await seedPartners(store)
  await db.transaction().execute(async (transaction) => {
    // Of processes that start side by side, one seeds and the others find it done.
    await engine.lockSetUp(transaction)
    const rows = await transaction
      .selectFrom('organisation_slugs')
      .select('slug')
      .where(
        'slug',
        'in',
        demoOrganisations.map((one) => one.slug),
      )
      .execute()
    const slugs = new Set(rows.map((row) => row.slug))
    for (const organisation of demoOrganisations.filter((one) => !slugs.has(one.slug))) {
      await seedOrganisation(transaction, catalogue, organisation)
    }
    await seedMembers(transaction)
    await seedBuyers(transaction)
  })
}

function atPort(brand: StoredBrand, port: number): StoredBrand {
  if (!brand.altPageUrl) return brand
  const url = new URL(brand.altPageUrl)
  url.port = String(port)
  return { ...brand, altPageUrl: url.href }
}

/** Fills in the offers and modules that are not there yet; the brands have to be. */
async function seedPartners({ offers, modules }: Pick<Store, 'offers' | 'modules'>): Promise<void> {
  for (const offer of demoOffers) {
    if (!(await offers.find(offer.id))) await offers.put(offer)
  }
  for (const module of demoModules) {
    if (!(await modules.find(module.id))) await modules.put(module)
  }
}
