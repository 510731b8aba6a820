import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that the worker keeps; `revision` is null where the name changes with the content. */
export type PrecacheEntry = { url: string; revision: string | null }

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type ViteManifest = Record<string, Chunk>

const page = 'shell.html'
/** Of no use without a network: the form service’s own library, and pages for who works on the portal. */
const onlineOnly = /(?:^|\/)node_modules\/@typeform\/|^src\/routes\/dev\./
/** Brotli bytes of everything that is kept. */
const budget = 700_000

/**
 * Everything that any route needs offline: the shell and whatever it imports, at once or later on.
 * @param vite Vite's manifest of the client build
 * @returns paths below `dist/client`
 */
export function neededFiles(vite: ViteManifest): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = vite[key]
    if (!chunk || seen.has(key) || onlineOnly.test(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(page)
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = vite[key] ?? { file: '' }
    return [file, ...css, ...assets]
  })
  return [...new Set(files)].toSorted()
}

/**
 * The worker's list of the files of this version, from the finished and compressed client build.
 * @throws Error when they are more than a phone should have to fetch
 */
export async function precacheEntries(client: string): Promise<PrecacheEntry[]> {
  const vite = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  ) as ViteManifest
  const files = neededFiles(vite)
  const shell = await readFile(join(client, page))
  const bytes = await Promise.all([page, ...files].map((file) => sentBytes(join(client, file))))
  const total = bytes.reduce((sum, size) => sum + size, 0)
  console.log(
    `The worker keeps ${files.length + 1} files, ${Math.ceil(total / 1000)} kB compressed.`,
  )
  if (total > budget) throw new Error(`That is more than the ${budget / 1000} kB that it may keep.`)
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 16)
  return [
    { url: `/${page}`, revision },
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

async function sentBytes(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}
