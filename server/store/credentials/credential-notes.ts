import { randomUUID } from 'node:crypto'
import type { CredentialNote } from '#src/contract/organisation.ts'
import type { Connection } from '../engine.ts'
import { keepVersion } from '../history/keep-version.ts'
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
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute()
}

/**
 * Takes a note away; that it was there stays in the history of the profile.
 * @returns where it was; undefined when there is no such note
 */
export async function removeNote(transaction: Connection, id: string) {
  const note = await transaction
    .selectFrom('credential_notes')
    .select(['organisation_id as organisationId', 'credential_id as credentialId', 'category'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!note) return undefined
  await keepVersion(transaction, note.organisationId)
  await transaction.deleteFrom('credential_notes').where('id', '=', id).execute()
  return note
}
