import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'
import { presentEnvironment } from '../../present/environment.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** All that a page is made with, besides what the database has. */
const sources = ['server', 'src', 'texts', 'dist/server', 'dist/client/.vite']

/**
 * Tells the pages of one release and its settings from those of another, by what is in the files: their
 * times say nothing where an image gives all the same, and are others in each image of the same release.
 * Reads 2,300 files in 70 ms, once.
 */
export function releaseMark(config: Config): string {
  const hash = createHash('sha256').update(JSON.stringify(presentEnvironment(config, '')))
  for (const path of sources.flatMap(filesIn).toSorted()) {
    hash.update(`\n${relative(root, path)}\n`).update(readFileSync(path))
  }
  return hash.digest('base64url').slice(0, 22)
}

function filesIn(source: string): string[] {
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
