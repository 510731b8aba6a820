import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { registerWidgetFiles } from '#server/pages/widget-files.ts'
import type { ScriptKey } from '#server/widget/sign-script.ts'

export type Release = { version: string; from: string; url: string; integrity: string }
export type Releases = {
  stable: Release & { publicKey: string }
  next: Release | null
  versions: Release[]
}

/** The routes of the badge's script, with releases and a clock of a test's own. */
export type Releasing = {
  readonly url: string
  /** What the routes take for now, in ms since the epoch. */
  now: number
  close(): Promise<void>
}

/** Serves two releases: the first since an hour ago, the second announced for the next hour. */
export async function serveReleases(first: string, second: string): Promise<Releasing> {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const folder = await mkdtemp(join(tmpdir(), 'widget-releases-'))
  const list = [first, second].map((code, index) => {
    const hash = (algorithm: string) => createHash(algorithm).update(code)
    return {
      version: `1.${index}.0`,
      from: new Date(start + (2 * index - 1) * 3_600_000).toISOString(),
      file: `badge.${hash('sha256').digest('hex').slice(0, 16)}.js`,
      integrity: `sha384-${hash('sha384').digest('base64')}`,
      code,
    }
  })
  for (const { file, code } of list) await writeFile(join(folder, file), code)
  const known = list.map(({ code: _code, ...release }) => release)
  await writeFile(join(folder, 'releases.json'), JSON.stringify(known))
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as ScriptKey
  const app = Fastify()
  const releasing = {
    now: start,
    url: '',
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
  const address = pathToFileURL(`${folder}/`)
  await registerWidgetFiles(app, address, key, () => releasing.now)
  releasing.url = await app.listen({ host: '127.0.0.1', port: 0 })
  return releasing
}
