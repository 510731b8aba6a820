import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stamp = 'dist/build-stamp'
const sources = [
  'src',
  'sw',
  'widget',
  'document-frame',
  'public',
  'texts',
  'shell.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Remembers which sources `dist/` was built from. */
export async function markBuilt(): Promise<void> {
  await writeFile(stamp, await fingerprint())
}

/** Whether `dist/` was built from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built !== '' && built === (await fingerprint())
}

/** Whether there is a build in `dist/`, of whatever sources. */
export async function hasBuild(): Promise<boolean> {
  return (await stat(stamp).catch(() => null)) !== null
}

/** Names, sizes and times of all sources: enough to notice an edit, and quick on every start. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of await filesOf(source)) {
      const { size, mtimeMs } = await stat(path)
      hash.update(`${path} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
