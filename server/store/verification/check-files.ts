import { randomUUID } from 'node:crypto'
import { type CheckFile, mostUnusedCheckFiles } from '#src/contract/operate/check-file.ts'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { lockContent } from '../stored-contents.ts'

/** Milliseconds after which a file goes that no check has come to rest on. */
const unusedFor = 86_400_000

export type StoredCheckFile = CheckFile & { sha256: string }

/** A file that a verifier uploads about a supplier. */
export type NewCheckFile = Omit<StoredCheckFile, 'id'> & { organisationId: string; userId: string }

/** The verifier has uploaded as many files about the supplier as they may before they use one. */
export class TooManyCheckFiles extends Error {}

/**
 * Adds a file.
 * @param putInPlace puts the content where it belongs; while it runs, that content cannot be removed
 * @throws TooManyCheckFiles
 */
export function addCheckFile(
  db: Connection,
  engine: Engine,
  { organisationId, userId, ...file }: NewCheckFile,
  putInPlace: () => Promise<void>,
): Promise<CheckFile> {
  return db.transaction().execute(async (transaction) => {
    // Of two uploads at once, both would find the last free place.
    await engine.lock(transaction, `check files of ${userId}`)
    await lockContent(transaction, engine, file.sha256)
    const unused = await unusedFiles(transaction)
      .select('f.id')
      .where('f.organisation_id', '=', organisationId)
      .where('f.user_id', '=', userId)
      .limit(mostUnusedCheckFiles)
      .execute()
    if (unused.length >= mostUnusedCheckFiles) throw new TooManyCheckFiles('Too many unused files')
    await putInPlace()
    const id = randomUUID()
    const uploaded_at = new Date().toISOString()
    await transaction
      .insertInto('check_files')
      .values({ ...file, id, organisation_id: organisationId, user_id: userId, uploaded_at })
      .execute()
    const { name, type, size } = file
    return { id, name, type, size }
  })
}

/** A file about a supplier, whoever has uploaded it. */
export function findCheckFile(
  db: Connection,
  organisationId: string,
  id: string,
): Promise<StoredCheckFile | undefined> {
  return db
    .selectFrom('check_files')
    .select(['id', 'name', 'type', 'size', 'sha256'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Removes the rows of files that nobody has used; their contents go with the next sweep of the folder.
 * @param now ms since the epoch
 */
export async function forgetUnusedFiles(db: Connection, now: number): Promise<void> {
  const old = unusedFiles(db)
    .select('f.id')
    .where('f.uploaded_at', '<', isoTime(now - unusedFor))
    // One that is decided on this moment: the decision names it and is not done yet.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('queued_decisions as q')
            .select('q.id')
            .whereRef('q.organisation_id', '=', 'f.organisation_id'),
        ),
      ),
    )
  await db.deleteFrom('check_files').where('id', 'in', old).execute()
}

const unusedFiles = (db: Connection) =>
  db
    .selectFrom('check_files as f')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credential_checks as c').select('c.id').whereRef('c.file_id', '=', 'f.id'),
        ),
      ),
    )
