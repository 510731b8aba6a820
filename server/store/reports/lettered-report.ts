import type { Connection } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import { findUser } from '../users.ts'

/** A report as letters to its reporter need it. */
export type LetteredReport = NonNullable<Awaited<ReturnType<typeof letteredReport>>>

/** @returns undefined where it is gone, or nobody can be told */
export async function letteredReport(db: Connection, id: string) {
  const row = await db
    .selectFrom('reports')
    .select(['user_id as userId', 'email', 'occasion', 'credential_id as credentialId'])
    .select(['outcome', 'close_reason as closeReason', 'note'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { userId, email, occasion, ...said } = row
  const user = userId === null ? undefined : await findUser(db, userId)
  // Nobody has confirmed the address that a guest has typed.
  const guest = email === null ? undefined : { email, emailVerified: false, firstName: '' }
  const to = user ?? guest
  if (!to || occasion === null) return undefined
  return { ...said, to, userId, occasion: JSON.parse(occasion) as Occasion }
}
