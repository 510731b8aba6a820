import type { Membership } from '#src/contract/membership.ts'
import type { Connection } from './engine.ts'

/** A person who belongs to an organisation or asks to, with what decisions and mails need. */
export type OrganisationPerson = {
  /** Of the membership. */
  id: string
  userId: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  relationship: Membership['relationship']
  whenAccepted: string | null
  whenAsked: string
}

const select = (db: Connection, organisationId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'm.id',
      'm.user_id as userId',
      'u.email',
      'u.email_verified as emailVerified',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'm.relationship',
      'm.accepted_at as whenAccepted',
      'm.created_at as whenAsked',
    ])
    .where('m.organisation_id', '=', organisationId)

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const person = (row: Row): OrganisationPerson => ({
  ...row,
  emailVerified: row.emailVerified === 1,
})

/** The people of an organisation: waiting claims first, then members, each oldest first. */
export async function peopleOf(
  db: Connection,
  organisationId: string,
): Promise<OrganisationPerson[]> {
  const rows = await select(db, organisationId).orderBy('m.created_at').orderBy('m.id').execute()
  const people = rows.map(person)
  return [...people.filter((one) => !one.whenAccepted), ...people.filter((one) => one.whenAccepted)]
}

/** One of them by the id of the membership. */
export async function findPerson(
  db: Connection,
  organisationId: string,
  membershipId: string,
): Promise<OrganisationPerson | undefined> {
  const row = await select(db, organisationId).where('m.id', '=', membershipId).executeTakeFirst()
  return row && person(row)
}

/** Those of them who are accepted as owners. */
export function ownersAmong(people: readonly OrganisationPerson[]): OrganisationPerson[] {
  return people.filter((one) => one.whenAccepted && one.relationship === 'OWNER')
}
