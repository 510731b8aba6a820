import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'playwright/test'

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-start-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the server until it ends by itself. */
async function start(env: Record<string, string>) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { said: said.trim(), code: server.exitCode }
}

test('API-6 a taken port ends the start with one clear sentence', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { said, code } = await start({ PORT: String(port) })
  expect(said).toBe(
    `Port ${port} is taken: something else listens on localhost:${port}. Set PORT to another one.`,
  )
  expect(code).toBe(1)
  other.close()
})

test('API-6 a data folder that cannot be used ends the start with one clear sentence', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const { said, code } = await start({ DATA_DIR: join(file, 'data') })
  expect(said).toContain(file)
  expect(said.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

for (const [setting, value] of [
  ['PORT', 'eighty'],
  ['DEMO', 'perhaps'],
  ['DATABASE_URL', 'mysql://localhost/credence'],
] as const) {
  test(`API-6 a ${setting} that cannot be used is named`, async () => {
    const { said, code } = await start({ [setting]: value })
    expect(said).toContain(setting)
    expect(said.split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })
}

/** Starts a server, and ends it as a supervisor does once it is ready. */
async function startAndStop(
  env: Record<string, string>,
  meanwhile: (port: number) => Promise<unknown> = async () => undefined,
) {
  // Each writes its own compiled code too, as the first start of a fresh machine does.
  const { NODE_COMPILE_CACHE: _shared, ...usual } = process.env
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...usual, PORT: '0', HOST: 'localhost', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  let port = ''
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    port = /Credence is ready: http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1] ?? ''
    if (port) break
  }
  await meanwhile(Number(port))
  server.kill('SIGTERM')
  return exit
}

test('API-6 SIGTERM ends the server cleanly, whoever has a connection open', async () => {
  // As browsers do ahead of need; a browser would keep it for minutes.
  const connection = async (port: number) => once(connect(port, 'localhost'), 'connect')
  expect(await startAndStop({ DATA_DIR: folder, DEMO: 'off' }, connection)).toEqual([0, null])
})

test('API-6 nobody else on the machine can read what the server writes', async () => {
  const data = join(folder, 'data')
  await startAndStop({ DATA_DIR: data, DEMO: 'on' })
  const written = [data, ...(await readdir(data)).map((name) => join(data, name))]
  expect(written.length).toBeGreaterThan(2)
  for (const path of written) expect((await stat(path)).mode & 0o077, path).toBe(0)
})

test('API-7 the first start of a fresh copy builds what is missing and has the demo data', async () => {
  test.slow()
  const copy = join(folder, 'copy')
  const kept = new Set(['node_modules', 'dist', '.git', '.data', 'test-results'])
  await cp('.', copy, { recursive: true, filter: (path) => !kept.has(path) })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
  const { NODE_ENV: _ours, DEMO: _demo, ...env } = process.env
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: copy,
    env: { ...env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  let said = ''
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    said += String(chunk)
    if (said.includes('Credence is ready: ')) break
  }
  expect(said).toContain('Building the portal for the browser')
  expect(said).toContain('Demo data is on')
  const url = /Credence is ready: (\S+)/.exec(said)?.[1] ?? ''
  const profile = await fetch(`${url}/organization/coolabah-office-supplies`)
  expect(profile.status).toBe(200)
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})
