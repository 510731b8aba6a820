import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { removePagesFile } from '#server/pages/stored/pages-file.ts'
import { openDatabase } from '#server/store/database.ts'
import { slug } from '#src/contract/fields.ts'
import { startPortal } from '../../fixtures/portal-server.ts'
import { directorySlug, fillDirectory, isSuspended } from '../server/directory.ts'

/** Suppliers of whom each run asks for some at random. */
const size = 100_000
const code = [
  'directory.ts',
  'directory-supplier.ts',
  'directory-words.ts',
  'directory-random.ts',
  'directory-search.ts',
]
const migrations = new URL('../../../server/store/migrations/', import.meta.url)

/**
 * Data folder of a portal with its brands and 100,000 suppliers. Takes over a minute the first time and
 * stays under `test-results/` until the directory is made or stored differently.
 */
export async function filledDirectory(): Promise<string> {
  const hash = createHash('sha256').update(String(size))
  const made = code.map((file) => new URL(`../server/${file}`, import.meta.url))
  // A migration that was changed while it was written leaves a database that no release has.
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: migrations }))
  const stored = files.toSorted().map((file) => new URL(file, migrations))
  for (const file of [...made, ...stored]) hash.update(await readFile(file))
  const folder = resolve('test-results', `directory-${hash.digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) {
    // What an earlier run made would not be cold.
    removePagesFile(folder)
    return folder
  }
  console.error(`filling a directory of ${size} suppliers …`)
  const unfinished = `${folder}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(resolve('test-results'), { recursive: true })
  await copyBrands(unfinished)
  const open = await openDatabase({ databaseUrl: null, dataDir: unfinished })
  await fillDirectory(open, size)
  await open.close()
  await rename(unfinished, folder)
  return folder
}

/** Without demo data a portal answers for the hosts of its brands only. */
async function copyBrands(to: string): Promise<void> {
  const portal = await startPortal()
  try {
    await portal.stop()
    await cp(portal.dataDir, to, { recursive: true })
  } finally {
    await portal.remove()
  }
}

/** Slugs of the profiles that anybody may read. */
export function publicSlugs(): string[] {
  const numbers = Array.from({ length: size }, (_, number) => number)
  const slugs = numbers.filter((number) => !isSuspended(number)).map(directorySlug)
  // A town without a Latin letter leaves an address that is none.
  return slugs.filter((one) => v.is(slug, one))
}

/** Hands out those slugs in an order by chance, each once. */
export function randomSlugs(): (count: number) => string[] {
  const left = publicSlugs()
    .map((slug) => ({ slug, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ slug }) => slug)
  return (count) => left.splice(0, count)
}
