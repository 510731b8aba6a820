import { sql } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import type { Connection } from '../engine.ts'
import { buyerInvitationsTo } from '../buyers/buyers-of-person.ts'
import { createFingerprints } from '../outreach/fingerprints.ts'
import { auditOf } from './audit-of-person.ts'
import { type Person, speaksForAddress } from './find-people.ts'
import { type PersonalTable, personalTables } from './personal-tables.ts'

type Row = Record<string, unknown>

/**
 * Everything the database knows about a person, by table, without what would let a reader act as
 * them: passwords, links, sessions.
 */
export async function exportPerson(db: Connection, person: Person): Promise<Record<string, Row[]>> {
  const slugs = await organisationSlugs(db, person.id)
  const isAddressTheirs = await speaksForAddress(db, person)
  const own: Record<string, Row[]> = {}
  for (const table of personalTables) {
    const rows = await readRows(db, table, person.id)
    const found = rows.map((row) => withSlug(row, slugs))
    own[table.table] = [...(own[table.table] ?? []), ...found]
  }
  return {
    ...own,
    newsletter_sign_ups: await db
      .selectFrom('newsletter_sign_ups')
      .select(['brand_id', 'email', 'tag', 'first_name', 'last_name'])
      .select(['created_at', 'asked_at', 'confirmed_at'])
      .where('email', '=', isAddressTheirs ? emailKey(person.email) : '')
      .execute(),
    guest_reports: await guestReportsOf(db, isAddressTheirs ? person.email : ''),
    websites: await db
      .selectFrom('organisations')
      .select(['slug as organisation', 'website'])
      .where('website_set_by', '=', person.id)
      .execute(),
    invitations: await invitationsOf(db, person.id),
    buyer_invitations: await buyerInvitationsTo(db, isAddressTheirs ? person.email : ''),
    audit_log: await auditOf(db, isAddressTheirs ? [person.id, person.email] : [person.id]),
  }
}

async function readRows(
  db: Connection,
  { table, column, secret = [] }: PersonalTable,
  id: string,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))),
  )
}

/** The slug says more than the id, which appears nowhere else. */
function withSlug({ organisation_id: id, ...row }: Row, slugs: ReadonlyMap<unknown, string>): Row {
  return id === undefined ? row : { organisation: slugs.get(id) ?? null, ...row }
}

async function organisationSlugs(db: Connection, userId: string) {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'slug'])
    .where('id', 'in', ({ selectFrom }) => {
      type Table = 'memberships' | 'benefit_claimants' | 'module_completions' | 'reports'
      const of = (table: Table | 'shortlist_items') =>
        selectFrom(table)
          .select((from) => from.ref('organisation_id').$notNull().as('organisation_id'))
          .where('user_id', '=', userId)
      return of('memberships')
        .union(of('benefit_claimants'))
        .union(of('module_completions'))
        .union(of('reports'))
        .union(of('shortlist_items'))
    })
    .execute()
  return new Map<unknown, string>(rows.map((row) => [row.id, row.slug]))
}

/** What was reported by a guest who gave the person's address. */
const guestReportsOf = (db: Connection, email: string) =>
  db
    .selectFrom('reports as r')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .select(['o.slug as organisation', 'r.credential_id', 'r.reason', 'r.text', 'r.email'])
    .select(['r.created_at', 'r.outcome', 'r.note', 'r.decided_at'])
    .where('r.email', '=', emailKey(email))
    .orderBy('r.created_at')
    .execute()

/** Invitations of the last days; to whom they went is not stored in a form that can be read. */
async function invitationsOf(db: Connection, userId: string) {
  const sender = await createFingerprints(db)('user', userId)
  return db
    .selectFrom('outreach_log')
    .select(['created_at', 'is_sent'])
    .where('sender', '=', sender)
    .orderBy('created_at')
    .execute()
}
