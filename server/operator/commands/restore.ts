import { resolve } from 'node:path'
import { evidenceFolder } from '../../evidence/content-path.ts'
import { recordAudit } from '../../store/audit.ts'
import { openDatabase } from '../../store/database.ts'
import { migrations } from '../../store/migrations.ts'
import { checkTarget } from '../backup/check-target.ts'
import { type Manifest, readManifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { command } from '../command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'

export const restore = command({
  name: 'restore',
  summary: 'Put a backup into an empty DATA_DIR; start the server afterwards.',
  positionals: ['FOLDER'],
  details: `Everything is compared with the backup's list of files first. Nothing is overwritten: a DATA_DIR that
holds anything is refused, and so is a backup of a newer version. An older one is brought up to date.
With DATABASE_URL, restore the database with pg_restore; this command then takes a backup that was
made with --evidence-only.`,
  async run(context, { positionals }) {
    const [folder] = positionals
    const { dataDir, databaseUrl } = context.config
    const source = resolve(folder)
    const manifest = await readManifest(source)
    checkKind(manifest, databaseUrl !== null)
    checkSchema(manifest)
    await checkTarget(databaseUrl ? evidenceFolder(dataDir) : dataDir, dataDir)
    const audit = { actor: context.actor, action: 'backup.restore', subject: source }
    await restoreBackup(source, manifest, dataDir, async (staged) => {
      if (databaseUrl) return
      const { db, close } = await openDatabase({ databaseUrl, dataDir: staged })
      try {
        await recordAudit(db, audit)
      } finally {
        await close()
      }
    })
    if (databaseUrl) await context.change((_transaction, record) => record(audit))
    return message(
      `Restored ${manifest.files.length} files of ${manifest.createdAt} to ${dataDir}.`,
      {
        dataDir,
        ...manifest,
      },
    )
  },
})

/** A backup of an embedded database is of no use to PostgreSQL, nor evidence without its rows. */
function checkKind({ schema }: Manifest, isPostgres: boolean): void {
  const hasDatabase = schema.length > 0
  if (hasDatabase === !isPostgres) return
  throw new OperatorError(
    hasDatabase
      ? 'This backup has an embedded database, but DATABASE_URL names a PostgreSQL one: unset it to restore.'
      : 'This backup has evidence only, for a database of PostgreSQL: set DATABASE_URL to restore it.',
  )
}

function checkSchema({ schema, version }: Manifest): void {
  const unknown = schema.filter((id) => !migrations.some((one) => one.id === id))
  if (unknown.length === 0) return
  throw new OperatorError(
    `The backup was made by a newer version of Credence, ${version} (${unknown.join(', ')}): restore it with that version.`,
  )
}
