import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { registerDocumentFrame } from './document-frame.ts'

const documentFramePath = '/operate/document'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-document-'))
  await mkdir(join(folder, 'data'))
  const files = {
    'document.html': '<!doctype html>',
    'document.html.br': brotliCompressSync('<!doctype html>'),
    'hashes.json': JSON.stringify({ script: "'sha256-a'", style: "'sha256-b'" }),
    'data/jbig2.wasm': 'wasm',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  app = fastify()
  addSecurityHeaders(app, readConfig({}))
  await registerDocumentFrame(app, pathToFileURL(`${folder}/`))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const policyOf = (headers: object): Map<string, string> =>
  new Map(
    String((headers as Record<string, unknown>)['content-security-policy'])
      .split('; ')
      .map((one): [string, string] => {
        const [name = '', ...values] = one.split(' ')
        return [name, values.join(' ')]
      }),
  )

it('OPR-2 SEC-1 the document of the frame has no origin, no network, and no script but its own', async () => {
  const { statusCode, headers } = await app.inject({ url: documentFramePath })
  expect(statusCode).toBe(200)
  const policy = policyOf(headers)
  expect(policy.get('sandbox')).toBe('allow-scripts')
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'sha256-a' 'wasm-unsafe-eval'")
  expect(policy.get('style-src')).toBe("'sha256-b'")
  expect(policy.get('worker-src')).toBe('blob:')
  expect(policy.get('frame-ancestors')).toBe("'self'")
  for (const name of ['form-action', 'base-uri']) expect(policy.get(name)).toBe("'none'")
  for (const name of ['connect-src', 'frame-src', 'object-src', 'media-src', 'img-src']) {
    expect(policy.has(name), `${name} falls back to nothing`).toBe(false)
  }
})

it('OPR-2 SEC-1 only pages of the portal may frame it, and it names none of them', async () => {
  const { headers } = await app.inject({ url: documentFramePath })
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  })
})

it('OPR-2 a browser that has it is not sent it again', async () => {
  const { headers } = await app.inject({ url: documentFramePath })
  const again = await app.inject({
    url: documentFramePath,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

it('OPR-2 hands out the data that documents need, and nothing beside them', async () => {
  const ask = (path: string) => app.inject({ url: `${documentFramePath}/data/${path}` })
  expect((await ask('jbig2.wasm')).body).toBe('wasm')
  for (const path of ['', '../hashes.json', '..%2fhashes.json', 'none.bcmap']) {
    expect((await ask(path)).statusCode, path).toBeGreaterThanOrEqual(400)
  }
})

it('in development, before a build, there is none', async () => {
  const empty = fastify()
  await registerDocumentFrame(empty, pathToFileURL(`${folder}/nowhere/`))
  expect((await empty.inject({ url: documentFramePath })).statusCode).toBe(404)
  await empty.close()
})
