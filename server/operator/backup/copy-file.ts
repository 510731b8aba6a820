import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What a file's content is. */
export type Content = { size: number; sha256: string }

/**
 * Copies a file for the owner's eyes only; when it returns, the copy is on the disk.
 * @returns what was copied, as it was read
 */
export async function copyFile(from: string, to: string): Promise<Content> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let size = 0
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(createReadStream(from), counted, target)
  return { size, sha256: hash.digest('hex') }
}

export async function contentOf(path: string): Promise<Content> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { size: (await stat(path)).size, sha256: hash.digest('hex') }
}
