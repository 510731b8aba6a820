import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is built by itself: the portal as browsers have it and as it is rendered, and the server's program. */
export type BuiltPart = 'portal' | 'program'

const stamps = { portal: 'dist/build-stamp', program: 'dist/program/build-stamp' } as const
const sources = {
  portal: [
    'src',
    'sw',
    'widget',
    'document-frame',
    'public',
    'texts',
    'shell.html',
    'vite.config.ts',
    'package-lock.json',
  ],
  program: ['server', 'src', 'scripts/build-program.ts', 'package.json', 'package-lock.json'],
} as const satisfies Record<BuiltPart, readonly string[]>

/** Remembers which sources a part of `dist/` was built from. */
export async function markBuilt(part: BuiltPart): Promise<void> {
  await writeFile(stamps[part], await fingerprint(part))
}

/** Parts of `dist/` that are missing, or were built from other sources than there are now. */
export async function staleParts(): Promise<BuiltPart[]> {
  const parts = Object.keys(stamps) as BuiltPart[]
  const isStale = await Promise.all(
    parts.map(async (part) => (await markOf(part)) !== (await fingerprint(part))),
  )
  return parts.filter((_, at) => isStale[at])
}

/** Whether all of `dist/` is there, of whatever sources. */
export async function hasBuild(): Promise<boolean> {
  const marks = await Promise.all([markOf('portal'), markOf('program')])
  return marks.every((mark) => mark !== '')
}

/** Empty where it was not built. */
const markOf = (part: BuiltPart) => readFile(stamps[part], 'utf8').catch(() => '')

/** Names, sizes and times of all sources: enough to notice an edit, and quick on every start. */
async function fingerprint(part: BuiltPart): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources[part]) {
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
    .filter((entry) => entry.isFile() && !/\.(?:gen|test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
