import { randomUUID } from 'node:crypto'
import type { Evidence } from '#src/contract/evidence.ts'
import { renewWithEvidence } from './credentials/renew-with-evidence.ts'
import type { Connection, Engine } from './engine.ts'
import { checkRoom } from './evidence-room.ts'
import { lockOrganisation } from './organisations/lock-organisation.ts'
import { secret } from './secrets.ts'
import { createStoredContents, lockContent, type StoredContents } from './stored-contents.ts'

/** A file that is to become evidence of an organisation for a credential. */
export type NewEvidence = Omit<Evidence, 'id' | 'uploadedAt'> & {
  organisationId: string
  /** Who hands it in. */
  userId: string
}

export type EvidenceStore = StoredContents & {
  /** Newest first. */
  of(organisationId: string): Promise<Evidence[]>
  find(organisationId: string, id: string): Promise<Evidence | undefined>
  /**
   * Adds a file; the same content for the same credential again gives the row that is there.
   * @param putInPlace puts the content where it belongs; while it runs, that content cannot be removed
   * @throws ProblemError 422 when the credential is not held or there is no room for more
   */
  add(evidence: NewEvidence, putInPlace: () => Promise<void>): Promise<Evidence>
  /** @returns SHA-256 of the removed row; undefined when there was none */
  remove(organisationId: string, id: string): Promise<string | undefined>
  /** Tells this database from every other. */
  databaseId(): Promise<string>
}

export function createEvidenceStore(db: Connection, engine: Engine): EvidenceStore {
  return {
    ...createStoredContents(db, engine),
    databaseId: () => secret(db, 'evidence-database', async () => randomUUID()),
    of: (organisationId) =>
      evidenceRow(db)
        .where('organisation_id', '=', organisationId)
        .orderBy('uploaded_at', 'desc')
        .orderBy('id')
        .execute(),
    find: (organisationId, id) =>
      evidenceRow(db)
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .executeTakeFirst(),
    add: (evidence, putInPlace) =>
      db.transaction().execute(async (transaction) => {
        const { organisationId, credentialId, name, type, size, sha256 } = evidence
        // Two uploads at once must not both find the last free place.
        await engine.lock(transaction, `evidence of ${organisationId}`)
        await lockContent(transaction, engine, sha256)
        const same = await evidenceRow(transaction)
          .where('organisation_id', '=', organisationId)
          .where('credential_id', '=', credentialId)
          .where('sha256', '=', sha256)
          .executeTakeFirst()
        if (!same) await checkRoom(transaction, evidence)
        // Even if there is a row: should its file have been lost, here it is again.
        await putInPlace()
        if (same) {
          await renewWithEvidence(transaction, { organisationId, credentialId }, evidence.userId)
          return same
        }
        const uploadedAt = new Date().toISOString()
        const added = { id: randomUUID(), name, type, size, sha256 }
        await transaction
          .insertInto('evidence')
          .values({
            ...added,
            organisation_id: organisationId,
            credential_id: credentialId,
            uploaded_at: uploadedAt,
          })
          .execute()
        await renewWithEvidence(transaction, { organisationId, credentialId }, evidence.userId)
        return { ...added, credentialId, uploadedAt }
      }),
    remove: (organisationId, id) =>
      db.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom('evidence')
          .where('organisation_id', '=', organisationId)
          .where('id', '=', id)
          .select('id')
          .executeTakeFirst()
        // The lock is a write, which a request for a file that is not there does not get.
        if (!found) return undefined
        // A verifier may be deciding on it just now.
        await lockOrganisation(transaction, organisationId)
        const row = await transaction
          .deleteFrom('evidence')
          .where('id', '=', id)
          .returning('sha256')
          .executeTakeFirst()
        return row?.sha256
      }),
  }
}

/** Evidence as it is stored. */
function evidenceRow(db: Connection) {
  return db
    .selectFrom('evidence')
    .select([
      'id',
      'credential_id as credentialId',
      'name',
      'type',
      'size',
      'sha256',
      'uploaded_at as uploadedAt',
    ])
}
