import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { registerCrawlerFiles } from '#server/pages/crawler-files.ts'
import { registerStaticFiles } from '#server/pages/static-files.ts'
import { registerWidgetFiles } from '#server/pages/widget-files.ts'
import type { ScriptKey } from '#server/widget/sign-script.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const secret = 'nobody may read this'
const releases = new URL('../../widget/releases/', import.meta.url)

let folder: string
let app: FastifyInstance
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-paths-'))
  const files = {
    'secret.txt': secret,
    'dist/secret.txt': secret,
    'dist/server/secret.txt': secret,
    'dist/client/.env': secret,
    'dist/client/.vite/secret.txt': secret,
    'dist/client/open.txt': 'open',
    'dist/client/assets/part.js': 'part',
    'dist/client/assets/.secret.txt': secret,
    'dist/earlier/secret.txt': secret,
    'dist/earlier/assets/old.js': 'old',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  app = fastify()
  registerCrawlerFiles(app, readConfig({}), null, await createRateLimits(app, 0))
  await registerStaticFiles(app, pathToFileURL(`${join(folder, 'dist')}/`), join(folder, 'data'))
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  await registerWidgetFiles(app, releases, key as ScriptKey)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Ways to write a step upwards, decoded once, twice or not at all. */
const up = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '..;/',
  '%c0%ae%c0%ae/',
]
const targets = [
  'secret.txt',
  'server/secret.txt',
  'earlier/secret.txt',
  '.env',
  '.vite/secret.txt',
]

it.each(['/', '/assets/', '/widget/', '/assets/part.js/', '//', '/./'])(
  'SEC-4 nothing outside what is published is read from below %s',
  async (start) => {
    const paths = targets.flatMap((target) => [
      start + target,
      ...up.flatMap((step) => [1, 2, 3].map((count) => start + step.repeat(count) + target)),
    ])
    const whole = [join(folder, 'secret.txt'), `file://${folder}/secret.txt`, 'open.txt%00.secret']
    for (const path of [...paths, ...whole.map((one) => start + one), `${start}.secret.txt`]) {
      const answer = await rawCall(url, path)
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(answer.status, path).toBeLessThan(500)
      expect(answer.text, path).not.toContain(secret)
    }
  },
)

it.each([
  ['/open.txt', 'open'],
  ['/assets/part.js', 'part'],
  ['/assets/old.js', 'old'],
])('OFF-9 %s is published', async (path, text) => {
  expect(await rawCall(url, path)).toMatchObject({ status: 200, text })
})

it.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'])(
  'SEC-4 %s names the host of the address alone, whatever else a request claims',
  async (path) => {
    const host = 'portal.localhost:4310'
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-original-url': '//evil.example',
      'x-host': 'evil.example',
      forwarded: 'host=evil.example;proto=https',
    }
    const answer = await rawCall(url, path, { headers: { ...forged, host } })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`http://${host}/`)
    expect(answer.text).not.toMatch(/evil|javascript/)
  },
)

it.each([
  'evil.example/<script>',
  'evil"onload="',
  'a@evil.example',
  'evil.example:99999',
  'evil,x',
])('SEC-4 the host %j is repeated in no file for crawlers', async (host) => {
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const { text } = await rawCall(url, path, { headers: { host } })
    expect(text).not.toMatch(/evil|onload|<script/)
  }
})
