import { randomUUID } from 'node:crypto'
import type { Evidence } from '#src/contract/evidence.ts'
import { renewWithEvidence } from './credentials/renew-with-evidence.ts'
import type { Connection, Engine } from './engine.ts'
import { checkRoom } from './evidence-room.ts'
import { lockOrganisation } from './organisations/lock-organisation.ts'
import { secret } from './secrets.ts'

/** A file that is to become evidence of an organisation for a credential. */
export type NewEvidence = Omit<Evidence, 'id' | 'uploadedAt'> & {
  organisationId: string
  /** Who hands it in. */
  userId: string
}

export type EvidenceStore = {
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
  /** Whether no organisation has any. */
  isEmpty(): Promise<boolean>
  /** Which of some contents have a row, by their SHA-256. */
  usedOf(sha256: readonly string[]): Promise<Set<string>>
  /** SHA-256 of every content that has a row: for a backup. */
  contents(): Promise<Set<string>>
  /**
   * Runs `remove` if no row has the content any more; while it runs, no row with it can be added.
   * @param sha256 hexadecimal
   */
  whenUnused(sha256: string, remove: () => Promise<void>): Promise<void>
}

/** Contents that are looked up with one statement. */
const batch = 500

export function createEvidenceStore(db: Connection, engine: Engine): EvidenceStore {
  const lockContent = (transaction: Connection, sha256: string) =>
    engine.lock(transaction, `evidence ${sha256}`)
  return {
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
        await lockContent(transaction, sha256)
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
    async isEmpty() {
      const row = await db.selectFrom('evidence').select('id').limit(1).executeTakeFirst()
      return row === undefined
    },
    async usedOf(sha256) {
      const used = new Set<string>()
      for (let from = 0; from < sha256.length; from += batch) {
        const rows = await db
          .selectFrom('evidence')
          .select('sha256')
          .where('sha256', 'in', sha256.slice(from, from + batch))
          .execute()
        for (const row of rows) used.add(row.sha256)
      }
      return used
    },
    async contents() {
      const rows = await db.selectFrom('evidence').select('sha256').distinct().execute()
      return new Set(rows.map((row) => row.sha256))
    },
    whenUnused: (sha256, remove) =>
      db.transaction().execute(async (transaction) => {
        await lockContent(transaction, sha256)
        const row = await transaction
          .selectFrom('evidence')
          .select('id')
          .where('sha256', '=', sha256)
          .executeTakeFirst()
        if (!row) await remove()
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
