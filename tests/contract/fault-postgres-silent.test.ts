import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'

const binaries = findPostgresBinaries()

/** Stands between, as a router does. `forget` drops what comes over the connections that there are. */
async function startRouter(port: number) {
  const known = new Set<Socket>()
  const router: Server = createServer((client) => {
    const database = connect(port, '127.0.0.1')
    for (const socket of [client, database]) {
      known.add(socket)
      socket.on('error', () => socket.destroy())
    }
    client.pipe(database).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(router, 'listening')
  return {
    port: (router.address() as AddressInfo).port,
    forget() {
      for (const socket of known) socket.unpipe().resume()
    },
    close() {
      for (const socket of known) socket.destroy()
      router.close()
    },
  }
}

describe.skipIf(!binaries)('a PostgreSQL connection that goes silent', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
  })
  afterAll(() => postgres.stop())

  it('API-6 is given up, and the next question goes over another', async () => {
    const url = new URL(await postgres.createDatabase())
    const router = await startRouter(Number(url.port))
    url.port = String(router.port)
    const dialect = openPostgres(url.href, { statement: 200, silence: 400 })
    const db = new Kysely<Record<string, never>>({ dialect })
    const ask = () => sql`select 1 as one`.execute(db)
    await ask()
    router.forget()
    await expect(ask()).rejects.toThrow('The database went silent')
    expect((await ask()).rows).toEqual([{ one: 1 }])
    await db.destroy()
    router.close()
  })
})
