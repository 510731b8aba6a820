import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner } from '../fixtures/test-identity.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'credence-rotated-'))
let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ databaseUrl: null, dataDir })
})
afterAll(async () => {
  await open.close()
  rmSync(dataDir, { recursive: true })
})

/** What answers over one connection say of it, and how many connections they took. */
async function ask(workers: string, rotation: number) {
  const { publicKey } = await createSigner()
  const options = { env: { WORKERS: workers }, timeouts: { rotation } }
  const app = await startTestApp(open, publicKey, options)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const said: (string | undefined)[] = []
  const ports = new Set<number | undefined>()
  for (let call = 0; call < 4; call += 1) {
    const [answer] = (await once(get(`${app.url}/api/env`, { agent }), 'response')) as [
      IncomingMessage,
    ]
    ports.add(answer.socket.localPort)
    said.push(answer.headers.connection)
    await once(answer.resume(), 'end')
  }
  agent.destroy()
  await app.close()
  return { said, connections: ports.size }
}

it('API-6 of several processes none keeps a connection for ever, so that a proxy reaches all of them', async () => {
  const said = ['keep-alive', 'close', 'keep-alive', 'close']
  expect(await ask('2', 0)).toEqual({ said, connections: 2 })
})

it.each([
  ['1', 0],
  ['2', 60_000],
])('API-6 with WORKERS=%s and a life of %s ms a connection stays', async (workers, life) => {
  const said = Array.from({ length: 4 }, () => 'keep-alive')
  expect(await ask(workers, life)).toEqual({ said, connections: 1 })
})
