import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import type { ApiRow } from '../fixtures/api-row.ts'
import { catalogueRows } from '../fixtures/api-rows-catalogue.ts'
import { organisationRows } from '../fixtures/api-rows-organisation.ts'
import { portalRows } from '../fixtures/api-rows-portal.ts'
import { createWorld, type World } from '../fixtures/world.ts'

const titleOf = ({ row, reading = '' }: ApiRow) => (reading ? `${row} (${reading})` : row)
const apiRows = [...organisationRows, ...catalogueRows, ...portalRows]
const titled = apiRows.map((row) => [titleOf(row), row] as const)

contractSuite(
  'the calls of the specification',
  (bench) => {
    let world: World
    const results = new Map<string, string>()

    beforeAll(async () => {
      await furnish(bench)
      world = await createWorld(bench)
    })

    async function call({ row, path, body }: ApiRow) {
      const [method = 'GET'] = row.split(' ')
      const content = body?.(world)
      return fetch(bench.app.url + path(world), {
        method,
        headers: {
          authorization: `Bearer ${world.people.owner.token}`,
          ...(content !== undefined && { 'content-type': 'application/json' }),
        },
        ...(content !== undefined && { body: JSON.stringify(content) }),
      })
    }

    it.each(titled)('API-1 answers %s', async (title, row) => {
      const answer = await call(row)
      results.set(title, `${answer.status} failed`)
      expect(answer.status).toBe(row.status ?? 200)
      const type = answer.headers.get('content-type') ?? ''
      const content: unknown = type.includes('json') ? await answer.json() : { type }
      expect(content).toMatchObject(row.holds(world))
      results.set(title, `${answer.status} passed`)
    })

    it('API-1 has no two rows of one name', () => {
      expect(new Set(titled.map(([title]) => title)).size).toBe(apiRows.length)
    })

    afterAll(() => {
      const { name } = bench.open.engine
      const lines = titled.map(([title]) => `${name}  ${results.get(title) ?? 'not run'}  ${title}`)
      console.log([`Section 7 of the specification on ${name}:`, ...lines].join('\n'))
    })
  },
  furnishedEnv,
)
