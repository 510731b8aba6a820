import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerProblem } from '../http/problem-handler.ts'
import { registerShareTarget } from './share-target.ts'
import { registerShellFile } from './shell-file.ts'
import { registerStaticFiles } from './static-files.ts'
import { registerWorkerFile } from './worker-file.ts'

let dist: string
let app: FastifyInstance
let origin: string

async function put(path: string, text: string): Promise<void> {
  await mkdir(join(dist, path, '..'), { recursive: true })
  await writeFile(join(dist, path), text)
}

async function start(isWorkerOn: boolean): Promise<void> {
  const folder = pathToFileURL(`${dist}/`)
  app = fastify({ bodyLimit: 1_048_576 })
  app.setErrorHandler(answerProblem)
  registerShareTarget(app)
  await registerStaticFiles(app, folder, join(dist, 'data'))
  await registerShellFile(app, new URL('client/', folder))
  await registerWorkerFile(app, new URL('worker/', folder), isWorkerOn)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'credence-dist-'))
  await put('client/assets/new-1.js', 'new')
  await put('client/failure.css', 'p {}')
  await put('client/shell.html', '<p>first')
  await put('client/shell-de.html', '<p>zuerst')
  await put('client/.vite/manifest.json', '{}')
  await put('earlier/assets/old-1.js', 'old')
  await put('earlier/releases.json', '[]')
  await put('worker/sw.js', 'on')
  await put('worker/off.js', 'off')
  await put('worker/entry-outbox.js', 'outbox')
})
afterEach(async () => {
  await app.close()
  await rm(dist, { recursive: true, force: true })
})

it('OFF-9 serves hashed files of this release and of those before, for ever', async () => {
  await start(true)
  for (const name of ['new', 'old']) {
    const answer = await fetch(`${origin}/assets/${name}-1.js`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(name)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('javascript')
  }
  const gone = await fetch(`${origin}/assets/none-1.js`)
  expect(gone.status).toBe(404)
})

it('OFF-9 serves what a build has moved away under a running server', async () => {
  await start(true)
  await rename(join(dist, 'client/assets/new-1.js'), join(dist, 'earlier/assets/new-1.js'))
  expect(await (await fetch(`${origin}/assets/new-1.js`)).text()).toBe('new')
})

it('OFF-9 the shell stays the one that the worker names, whatever is built meanwhile', async () => {
  await start(true)
  await put('client/shell.html', '<p>second')
  await put('client/shell-de.html', '<p>danach')
  expect(await (await fetch(`${origin}/shell-de.html`)).text()).toBe('<p>zuerst')
  const answer = await fetch(`${origin}/shell.html`)
  expect(await answer.text()).toBe('<p>first')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate')
})

it('OFF-9 keeps its own lists to itself', async () => {
  await start(true)
  for (const path of ['/.vite/manifest.json', '/releases.json', '/assets/../releases.json']) {
    expect((await fetch(origin + path)).status).toBe(404)
  }
  const climbing = await fetch(`${origin}/assets/..%2Freleases.json`)
  expect(climbing.ok).toBe(false)
})

it.each([
  ['/assets//new-1.js', {}, 403, 'Nothing is served at an address that is spelt like this.\n'],
  ['/failure.css', { range: 'bytes=99-' }, 416, 'The file does not have the part'],
])(
  'API-5 tells in plain words why %s is not sent, a person on a page',
  async (path, more, status, words) => {
    await start(true)
    const answer = await fetch(origin + path, { headers: { ...more } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toContain(words)
    const page = await fetch(origin + path, { headers: { ...more, accept: 'text/html' } })
    expect(page.status).toBe(status)
    expect(await page.text()).toContain(`<p>${words.trim()}`)
  },
)

it.each([
  ['/sw.js', 'on'],
  ['/sw-outbox.js', 'outbox'],
])('OFF-9 no cache may answer for the worker: %s', async (path, text) => {
  await start(true)
  const answer = await fetch(origin + path)
  expect(await answer.text()).toBe(text)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.has('service-worker-allowed')).toBe(false)
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(origin + path, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

it('OFF-9 SERVICE_WORKER=off sends the worker that removes', async () => {
  await start(false)
  expect(await (await fetch(`${origin}/sw.js`)).text()).toBe('off')
})

it('OFF-1 a share without a worker is answered whatever it brings', async () => {
  await start(true)
  const body = new FormData()
  body.append('files', new File([new Uint8Array(12_000_000)], 'a.pdf', { type: 'application/pdf' }))
  const sent = { method: 'POST', redirect: 'manual' } as const
  for (const one of [{ body }, { body: 'x', headers: { 'content-type': 'a/b' } }, {}]) {
    const answer = await fetch(`${origin}/share-evidence`, { ...sent, ...one })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/organisation?shared=lost')
  }
})
