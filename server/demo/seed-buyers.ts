import { randomUUID } from 'node:crypto'
import { demoBuyerAccount } from '../identity/demo-account.ts'
import type { Connection } from '../store/engine.ts'
import { rememberUser } from '../store/users.ts'
import { credence } from './brands/credence.ts'
import { type DemoBuyer, demoBuyers } from './buyers.ts'

/** Gives the demo account for buyers its buyers, the first time only: what it leaves or deletes stays so. */
export async function seedBuyers(transaction: Connection): Promise<void> {
  const { id, email, firstName, lastName } = demoBuyerAccount
  const known = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known) return
  await rememberUser(transaction, { id, email, firstName, lastName, emailVerified: true })
  const start = Date.now()
  // The oldest is the one that opens where none is asked for.
  for (const [at, buyer] of demoBuyers.entries())
    await seedBuyer(transaction, buyer, new Date(start + at).toISOString())
}

async function seedBuyer(
  transaction: Connection,
  { slug, name, objectives, searches, shortlist }: DemoBuyer,
  now: string,
): Promise<void> {
  const id = randomUUID()
  await transaction
    .insertInto('buyers')
    .values({ id, slug, name, version: 1, created_at: now })
    .execute()
  await transaction
    .insertInto('buyer_members')
    .values({
      ...{ id: randomUUID(), buyer_id: id, user_id: demoBuyerAccount.id, email: null },
      ...{ role: 'ADMIN', created_at: now, accepted_at: now },
    })
    .execute()
  for (const [position, content] of objectives.entries())
    await transaction
      .insertInto('buyer_objectives')
      .values({
        ...{ id: randomUUID(), buyer_id: id, position, version: 1 },
        content: JSON.stringify(content),
      })
      .execute()
  for (const search of searches)
    await transaction
      .insertInto('buyer_searches')
      .values({
        ...{ ...search, id: randomUUID(), buyer_id: id, brand_id: credence.id, version: 1 },
        ...{ look: 0, looked_at: null, total: null, created_at: now, removed_at: null },
      })
      .execute()
  if (shortlist) await seedShortlist(transaction, id, shortlist, now)
}

async function seedShortlist(
  transaction: Connection,
  buyerId: string,
  { name, items }: NonNullable<DemoBuyer['shortlist']>,
  now: string,
): Promise<void> {
  const id = randomUUID()
  await transaction
    .insertInto('buyer_shortlists')
    .values({ id, buyer_id: buyerId, name, version: 1, created_at: now })
    .execute()
  const suppliers = await transaction
    .selectFrom('organisations')
    .select(['id', 'slug', 'name'])
    .where(
      'slug',
      'in',
      items.map(({ slug }) => slug),
    )
    .execute()
  for (const [at, { slug, status, note }] of items.entries()) {
    const supplier = suppliers.find((one) => one.slug === slug)
    // What somebody has removed from the demo is not on the list.
    if (!supplier) continue
    await transaction
      .insertInto('shortlist_items')
      .values({
        ...{ id: randomUUID(), shortlist_id: id, organisation_id: supplier.id },
        ...{ name: supplier.name, status, note, version: 1, removed_at: null },
        added_at: new Date(Date.parse(now) + at).toISOString(),
        ...{ user_id: note ? demoBuyerAccount.id : null, noted_at: note ? now : null },
      })
      .execute()
  }
}
