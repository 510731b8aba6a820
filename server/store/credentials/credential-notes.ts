import { randomUUID } from 'node:crypto'
import type { CredentialNote } from '#src/contract/organisation.ts'
import type { Instant } from '#src/contract/trust/credential-facts.ts'
import type { Connection } from '../engine.ts'
import type { StoredNote } from '../organisations/organisation-record.ts'
import type { HeldKey } from './decide-credential.ts'

/** Puts a note on a credential of an organisation. */
export async function addNote(
  transaction: Connection,
  { organisationId, credentialId }: HeldKey,
  { category, text }: CredentialNote,
): Promise<void> {
  await transaction
    .insertInto('credential_notes')
    .values({
      id: randomUUID(),
      organisation_id: organisationId,
      credential_id: credentialId,
      category,
      text,
      created_at: new Date().toISOString(),
    })
    .execute()
}

/** All notes on credentials of an organisation, also of those it has taken off its profile. */
export function notesOf(db: Connection, organisationId: string) {
  return db
    .selectFrom('credential_notes as n')
    .leftJoin('organisation_credentials as c', (join) =>
      join
        .onRef('c.organisation_id', '=', 'n.organisation_id')
        .onRef('c.credential_id', '=', 'n.credential_id'),
    )
    .select(['n.id', 'n.credential_id as credential', 'n.category', 'n.text', 'c.state'])
    .select('n.created_at as createdAt')
    .where('n.organisation_id', '=', organisationId)
    .where('n.removed_at', 'is', null)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute()
}

/**
 * Takes a note away; that it was there stays in the history of the profile.
 * @returns where it was; undefined when there is no such note
 */
export function removeNote(transaction: Connection, id: string) {
  return transaction
    .updateTable('credential_notes')
    .set({ removed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning(['organisation_id as organisationId', 'credential_id as credentialId', 'category'])
    .executeTakeFirst()
}

/** Notes that are on credentials of an organisation, and those that were. */
export function notesEver(db: Connection, organisationId: string) {
  return db
    .selectFrom('credential_notes')
    .select(['credential_id as credentialId', 'category', 'text'])
    .select(['created_at as at', 'removed_at as to'])
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Notes on credentials of an organisation as they were at an instant. */
export function notesAt(
  db: Connection,
  organisationId: string,
  at: Instant,
): Promise<StoredNote[]> {
  return db
    .selectFrom('credential_notes')
    .select(['credential_id as credentialId', 'category', 'text'])
    .where('organisation_id', '=', organisationId)
    .where('created_at', '<=', at)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', at)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
