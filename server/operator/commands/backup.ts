import { resolve } from 'node:path'
import { createEvidenceFiles } from '../../evidence/evidence-files.ts'
import { sweepEvidence } from '../../evidence/manage-evidence.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'

export const backup = command({
  name: 'backup',
  summary: 'Copy the embedded database and the evidence into a new folder, while the server runs.',
  positionals: ['FOLDER'],
  options: {
    'evidence-only': {
      type: 'boolean',
      help: 'Only the evidence, beside a pg_dump of PostgreSQL.',
    },
  },
  details: `The folder must not exist yet; only its owner can read it. It holds everything: accounts, keys,
profiles, evidence and the list of files with their SHA-256. Keep it as secret as the server itself.
Mail that waits in DATA_DIR/outbox is not part of it.`,
  async run(context, { positionals, values }) {
    const [folder] = positionals
    const { config } = context
    const isEvidenceOnly = values['evidence-only'] === true
    if (config.databaseUrl && !isEvidenceOnly) {
      throw new OperatorError(
        'The database is PostgreSQL: back it up with pg_dump, then the evidence with this command and --evidence-only.',
      )
    }
    const target = resolve(folder)
    const used = isEvidenceOnly ? await (await context.store()).evidence.contents() : undefined
    const { manifest, lost } = await makeBackup(config.dataDir, target, used)
    await context.change((_transaction, audit) =>
      audit({ action: 'backup.make', subject: target, details: { lost } }),
    )
    const isOurs = await sweep(context)
    const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0)
    return message(
      `Backed up ${manifest.files.length} files, ${bytes} bytes, to ${target}.${warning(lost, isOurs)}`,
      { folder: target, ...manifest, lost },
    )
  },
})

/** Removes what was taken back while the backup held it in place. */
async function sweep(context: OperatorContext): Promise<boolean> {
  const { evidence: store } = await context.store()
  const files = createEvidenceFiles(context.config.dataDir)
  return (await sweepEvidence({ store, files })) !== null
}

function warning(lost: readonly string[], isOurs: boolean): string {
  if (!isOurs)
    return ' The evidence folder has the files of another database: look at DATABASE_URL.'
  if (lost.length === 0) return ''
  return ` Not in it, because missing or damaged in the evidence folder: ${lost.join(', ')}.`
}
