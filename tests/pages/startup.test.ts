import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the server until it ends by itself. */
async function start(env: Record<string, string>) {
  const server = spawn(process.execPath, ['dist/program/main.js'], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: join(folder, 'none'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { said: said.trim(), code: server.exitCode }
}

it('API-6 a taken port ends the start with one clear sentence', async () => {
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

it('API-6 a data folder that cannot be used ends the start with one clear sentence', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const { said, code } = await start({ DATA_DIR: join(file, 'data') })
  expect(said).toContain(file)
  expect(said.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

it.each([
  ['PORT', 'eighty'],
  ['DEMO', 'perhaps'],
  ['DEMO_SUPPLIERS', '100001'],
  ['DATABASE_URL', 'mysql://localhost/credence'],
])('API-6 a %s that cannot be used is named', async (setting, value) => {
  const { said, code } = await start({ [setting]: value })
  expect(said).toContain(setting)
  expect(said.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

describe('a first start that a supervisor ends while somebody has a connection open', () => {
  let exit: unknown[]
  let data: string

  beforeAll(async () => {
    data = join(folder, 'data')
    // It writes its own compiled code too, as the first start of a fresh machine does.
    const { NODE_COMPILE_CACHE: _shared, ...usual } = process.env
    const server = spawn(process.execPath, ['dist/program/main.js'], {
      env: {
        ...usual,
        PORT: '0',
        HOST: 'localhost',
        DATA_DIR: data,
        DEMO: 'on',
        DEMO_SUPPLIERS: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(server, 'exit')
    let port = ''
    for await (const chunk of server.stdout.setEncoding('utf8')) {
      port = /Credence is ready: http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1] ?? ''
      if (port) break
    }
    // As browsers do ahead of need; a browser would keep it for minutes.
    await once(connect(Number(port), 'localhost'), 'connect')
    server.kill('SIGTERM')
    exit = await exited
  })

  it('API-6 SIGTERM ends the server cleanly', () => {
    expect(exit).toEqual([0, null])
  })

  it('API-6 nobody else on the machine can read what the server writes', async () => {
    const written = [data, ...(await readdir(data)).map((name) => join(data, name))]
    expect(written).toContain(join(data, 'compiled'))
    expect(written.length).toBeGreaterThan(2)
    for (const path of written) expect((await stat(path)).mode & 0o077, path).toBe(0)
  })
})
