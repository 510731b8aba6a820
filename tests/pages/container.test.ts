import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allOf,
  commandIn,
  copiedPaths,
  isInContext,
  productionPackages,
  readStages,
} from '../fixtures/container-files.ts'
import { freePort } from '../fixtures/free-port.ts'
import { startPortal, type PortalServer } from '../fixtures/portal-server.ts'

// A package that is a link into the repository looks for others beside the link.
const alone = { NODE_OPTIONS: '--preserve-symlinks' }
let folder: string

/** Lays out the folder `/app` of the image: exactly the files that the container file copies. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-image-'))
  for (const path of copiedPaths().filter((one) => one !== 'node_modules')) {
    const filter = (source: string) => path === 'dist' || isInContext(source)
    await cp(path, join(folder, path), { recursive: true, filter })
  }
  for (const path of [...productionPackages(), 'node_modules/.bin/node'].filter(existsSync)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(resolve(path), join(folder, path))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program in that folder to its end. */
async function run([program = '', ...args]: string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...alone, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  await once(child, 'close')
  return { code: child.exitCode, said }
}

describe('the files of the image', () => {
  let portal: PortalServer
  const ask = (path: string) => fetch(portal.url + path)
  beforeAll(async () => {
    portal = await startPortal({ NODE_ENV: 'production', ...alone }, { folder })
  })
  afterAll(() => portal?.remove())

  it.each([
    ['page', '/', 'text/html'],
    ['page of a profile', '/organization/coolabah-office-supplies', 'text/html'],
    ['sign-in', '/login', 'text/html'],
    ['readiness', '/ready', 'application/json'],
    ['badge', '/api/badge/green?organisation=northwind-packaging', 'image/svg+xml'],
    ['drawn badge', '/api/badge/green.png?organisation=northwind-packaging', 'image/png'],
    ['picture of a brand', '/brands/credence/dark-logo.svg', 'image/svg+xml'],
    ['description', '/api/openapi.json', 'application/json'],
  ])('ENG-2 are enough for a %s', async (_, path, type) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type),
    ])
  })

  it('ENG-2 are enough for the scripts of a page', async () => {
    const page = await (await ask('/')).text()
    const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path)
    expect(scripts).not.toEqual([])
    for (const path of scripts) expect((await ask(path)).status, path).toBe(200)
  })

  it('ENG-2 are enough for the check of its health, which fails where nothing answers', async () => {
    const image = readStages().at(-1)
    const [check = []] = image ? allOf(image, 'HEALTHCHECK').map(commandIn) : []
    const { port } = new URL(portal.url)
    expect(await run(check, { PORT: port })).toEqual({ code: 0, said: '' })
    expect(await run(check, { PORT: String(await freePort()) })).toEqual({ code: 1, said: '' })
  })

  it('ENG-2 are enough for the operator’s command line', async () => {
    const command = ['node_modules/.bin/node', 'server/operator/main.ts', 'brands', 'list']
    const { code, said } = await run(command, { DATA_DIR: portal.dataDir })
    expect([code, said]).toEqual([0, expect.stringContaining('harbour.localhost')])
  })
})

it('ENG-2 without the packages that build, `npm start` says so and serves the build that is there', async () => {
  await cp('scripts', join(folder, 'scripts'), { recursive: true })
  const start = ['node_modules/.bin/node', 'scripts/start.ts']
  // It ends before it listens, for want of such a port.
  const wrong = { PORT: 'none', DATA_DIR: join(folder, 'none') }
  const served = await run(start, wrong)
  expect(served.said).toMatch(/^Serving dist\/ as it is: [^\n]+\nPORT [^\n]+\n$/)
  await rm(join(folder, 'dist'), { recursive: true })
  expect(await run(start, wrong)).toEqual({
    code: 1,
    said: 'The packages that build the portal are not installed: run npm ci first.\n',
  })
  const server = ['node_modules/.bin/node', 'server/main.ts']
  expect(await run(server, { ...wrong, PORT: '0' })).toEqual({
    code: 1,
    said: 'There is no build of the portal in dist/: run npm ci && npm run build.\n',
  })
})
