import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { send, succeed } from '../fixtures/call.ts'
import { markedPatch, markOf } from '../fixtures/marked-profile.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { type ServerProcess, startProcess } from '../fixtures/server-process.ts'
import { createSigner } from '../fixtures/test-identity.ts'

const { createSupplier, organisationDetails, updateOrganisation } = endpoints
const binaries = findPostgresBinaries()
const writers = 6
const restarts = 3
/** Saves of every writer that are confirmed between two restarts. */
const savesBetween = 5
/** Milliseconds: what the portal gives its database and itself, so that nobody waits for ever. */
const longestAnswer = 15_000
/** Milliseconds. */
const timeout = 90_000

describe.skipIf(!binaries)('PostgreSQL restarted under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credence-restart-'))
  let postgres: PostgresServer
  let portal: ServerProcess
  let token: string

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
    const signer = await createSigner()
    token = (await signer.person()).token
    const databaseUrl = await postgres.createDatabase()
    portal = await startProcess({ databaseUrl, dataDir }, signer)
  })
  afterAll(async () => {
    await portal.kill()
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  })

  /** Somebody who saves a profile of their own again and again, until told to stop. */
  async function writer(number: number) {
    const { data } = await succeed(portal.url, createSupplier, {
      token,
      body: { name: `Kept ${number}` },
    })
    const call = { token, params: { slug: data.organisation.slug } }
    const seen = { statuses: new Set<number>(), codes: new Set<string>(), longest: 0, confirmed: 0 }
    const stopping = new AbortController()
    /** The last save that was confirmed, and those after it that were not. */
    let possible: number[] = []
    async function save(mark: number) {
      possible.push(mark)
      const begun = performance.now()
      // Some with a key, as the portal's own pages send them.
      const headers = mark % 2 ? { 'idempotency-key': randomUUID() } : {}
      const body = markedPatch(mark)
      const answer = await send(portal.url, updateOrganisation, { ...call, body, headers })
      const text = await answer.text()
      seen.longest = Math.max(seen.longest, performance.now() - begun)
      seen.statuses.add(answer.status)
      if (answer.status === 200) {
        seen.confirmed += 1
        possible = [mark]
      } else {
        seen.codes.add((JSON.parse(text) as { code: string }).code)
        expect(text).not.toMatch(/ECONN|terminat|127\.0\.0\.1|postgres/i)
      }
    }
    const done = (async () => {
      for (let mark = 1; !stopping.signal.aborted; mark += 1) await save(mark)
    })()
    return {
      seen,
      async stop() {
        stopping.abort()
        await done
      },
      async isStored() {
        const { data: stored } = await succeed(portal.url, organisationDetails, call)
        return possible.includes(markOf(stored) ?? -1)
      },
    }
  }

  it(
    'API-6 refuses with 503 meanwhile, loses nothing that was confirmed, and goes on by itself',
    { timeout },
    async () => {
      const all = await Promise.all(Array.from({ length: writers }, (_, at) => writer(at)))
      const everyoneSaves = async () => {
        const before = all.map(({ seen }) => seen.confirmed)
        const least = () =>
          Math.min(...all.map(({ seen }, at) => seen.confirmed - (before[at] ?? 0)))
        await expect.poll(least, { timeout: longestAnswer }).toBeGreaterThan(savesBetween)
      }
      for (let restart = 0; restart < restarts; restart += 1) {
        await everyoneSaves()
        await postgres.restart()
      }
      await everyoneSaves()
      await Promise.all(all.map(({ stop }) => stop()))

      const statuses = new Set(all.flatMap(({ seen }) => [...seen.statuses]))
      const codes = new Set(all.flatMap(({ seen }) => [...seen.codes]))
      expect(statuses).toEqual(new Set([200, 503]))
      expect(codes).toEqual(new Set(['database-unavailable']))
      expect(Math.max(...all.map(({ seen }) => seen.longest))).toBeLessThan(longestAnswer)
      for (const { isStored } of all) expect(await isStored()).toBe(true)
      expect((await fetch(`${portal.url}/ready`)).status).toBe(200)
    },
  )
})
