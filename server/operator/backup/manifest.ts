import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { sqliteFile } from '../../store/engines/sqlite-database.ts'
import { OperatorError } from '../operator-error.ts'

const manifestFile = 'manifest.json'
const format = 1

/** Only these may be named: nothing that a manifest says leads out of its folder. */
const path = v.union([
  v.literal(sqliteFile),
  v.pipe(v.string(), v.regex(/^evidence\/[0-9a-f]{2}\/[0-9a-f]{62}$/)),
])
const manifest = v.strictObject({
  format: v.literal(format),
  /** Version of Credence that made the backup. */
  version: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Migrations that its database has gone through; none: the backup has no database. */
  schema: v.array(v.string()),
  files: v.array(
    v.strictObject({
      path,
      size: v.number(),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
})

/** What a backup consists of. */
export type Manifest = v.InferOutput<typeof manifest>
export type BackupFile = Manifest['files'][number]

export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>) {
  const text = JSON.stringify({ format, ...content }, null, 2)
  await writeFile(join(folder, manifestFile), `${text}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

/** @throws OperatorError when the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) throw new OperatorError(`${folder} is no backup: it has no ${manifestFile}.`)
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text)
  if (result.success) return result.output
  throw new OperatorError(`The backup ${folder} is damaged: its ${manifestFile} cannot be read.`)
}
