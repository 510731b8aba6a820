import { randomUUID } from 'node:crypto'
import type { Membership } from '#src/contract/membership.ts'
import type { Connection } from './engine.ts'

/** A membership as the contract shows it, with what a decision needs. */
export type StoredMembership = Membership & { organisationId: string }

const select = (db: Connection) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select([
      'o.id as organisationId',
      'o.name',
      'o.slug',
      'm.relationship',
      'm.accepted_at as whenAccepted',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const membership = ({ name, slug, ...row }: Row): StoredMembership => ({
  organisation: { name, slug },
  ...row,
})

/** All memberships of a user, oldest first. */
export async function membershipsOf(db: Connection, userId: string): Promise<StoredMembership[]> {
  const rows = await select(db)
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
  return rows.map(membership)
}

/** The membership of a user in an organisation, accepted or not. */
export async function findMembership(
  db: Connection,
  userId: string,
  organisationId: string,
): Promise<StoredMembership | undefined> {
  const row = await select(db)
    .where('m.user_id', '=', userId)
    .where('m.organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row && membership(row)
}

/** Whether a user is an accepted owner of the organisation. */
export async function hasOwner(db: Connection, organisationId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('memberships')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('relationship', '=', 'OWNER')
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  return owner !== undefined
}

/**
 * Gives a user a membership. One that is there already stays, except that acceptance is added to it;
 * an acceptance is never taken away.
 */
export async function addMembership(
  transaction: Connection,
  given: {
    userId: string
    organisationId: string
    relationship: Membership['relationship']
    accepted: boolean
  },
): Promise<void> {
  const now = new Date().toISOString()
  await transaction
    .insertInto('memberships')
    .values({
      id: randomUUID(),
      user_id: given.userId,
      organisation_id: given.organisationId,
      relationship: given.relationship,
      created_at: now,
      accepted_at: given.accepted ? now : null,
    })
    .onConflict((conflict) => {
      const taken = conflict.columns(['user_id', 'organisation_id'])
      return given.accepted
        ? taken
            .doUpdateSet({ relationship: given.relationship, accepted_at: now })
            .where('memberships.accepted_at', 'is', null)
        : taken.doNothing()
    })
    .execute()
}
