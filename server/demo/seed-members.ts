import { randomUUID } from 'node:crypto'
import { demoAccount } from '../identity/demo-account.ts'
import type { Connection } from '../store/engine.ts'
import { rememberUser } from '../store/users.ts'

/** Oldest first: the list ends with the organisation that opens when none is remembered. */
const memberships = [
  { slug: 'kauri-point-honey', relationship: 'EMPLOYEE', isAccepted: false },
  { slug: 'coolabah-office-supplies', relationship: 'OWNER', isAccepted: true },
  { slug: 'northwind-packaging', relationship: 'OWNER', isAccepted: true },
] as const

/** Gives the demo account its memberships, the first time only: one that it lost stays lost. */
export async function seedMembers(transaction: Connection): Promise<void> {
  const { id, email, firstName, lastName } = demoAccount
  const known = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known) return
  await rememberUser(transaction, { id, email, firstName, lastName, emailVerified: true })
  const start = Date.now()
  for (const [index, { slug, relationship, isAccepted }] of memberships.entries()) {
    const organisation = await transaction
      .selectFrom('organisation_slugs')
      .select('organisation_id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const moment = new Date(start + index).toISOString()
    await transaction
      .insertInto('memberships')
      .values({
        id: randomUUID(),
        user_id: id,
        organisation_id: organisation.organisation_id,
        relationship,
        created_at: moment,
        accepted_at: isAccepted ? moment : null,
      })
      .execute()
  }
}
