import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { problemBody } from '#src/contract/problem-body.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { type FuzzInput, fuzzInputs } from '../fixtures/fuzz-input.ts'
import { type RawAnswer, rawCall } from '../fixtures/raw-call.ts'
import { endpointTable } from '../fixtures/endpoint-table.ts'
import { createWorld, type World } from '../fixtures/world.ts'
import { logWrites, type WriteLog } from '../fixtures/write-log.ts'

/** Of each endpoint, on each database. */
const numRuns = 100
/** The same each time, so that what fails once fails again; another for each database, so that each is sent other things. */
const seeds: Readonly<Record<string, number>> = { sqlite: 20_260_101, postgres: 20_260_102 }
/** Milliseconds for one endpoint, on a machine that is busy with other things. */
const patience = 90_000
const names = Object.keys(endpoints) as EndpointName[]
/** Those that refuse with 429 on their own account, so that nobody is bothered with mail. */
const sparing: readonly EndpointName[] = ['invite', 'newsletter']

/** Those that cannot be called for ever: whoever leaves is nobody any more, a credential has 20 files. */
const spending: readonly EndpointName[] = ['leaveOrganisation', 'uploadEvidence']

contractSuite(
  'rubbish',
  (bench) => {
    let log: WriteLog
    let lastWrite = 0
    let shared: World
    const inputs = new Map<EndpointName, number>()
    const found = { failures: 0, writes: 0 }

    beforeAll(async () => {
      await furnish(bench)
      shared = await createWorld(bench)
      log = await logWrites(bench)
    })

    function expectProblem({ status, type, text }: RawAnswer, mayWait: boolean) {
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status === 429 && !mayWait, text).toBe(false)
      expect(type).toBe('application/json; charset=utf-8')
      return v.parse(v.strictObject(problemBody.entries), JSON.parse(text))
    }

    /** Nothing but success or a refusal; a refusal leaves everything as it was and says why. */
    async function expectSound(
      name: EndpointName,
      { path, headers, body, value }: FuzzInput,
      token: string,
    ) {
      const { method, body: schema }: Endpoint = endpoints[name]
      const answer = await rawCall(bench.app.url, path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      })
      inputs.set(name, (inputs.get(name) ?? 0) + 1)
      found.failures += Number(answer.status >= 500)
      expect(answer.status, answer.text).toBeLessThan(500)
      const isWrong = value && schema && (Array.isArray(value.sent) || !v.is(schema, value.sent))
      const before = lastWrite
      const last = await log.last()
      lastWrite = last
      const isTaken = answer.status < 400
      expect(isTaken && isWrong, 'a body that the contract refuses was taken').not.toBe(true)
      if (isTaken) return
      const { code, field = '' } = expectProblem(answer, sparing.includes(name))
      found.writes += Number(last !== before)
      expect(last, `${answer.status} but something was written`).toBe(before)
      expect(`${code} ${field}`).toMatch(isWrong ? /^(?:malformed |\w[\w-]* .+)$/s : /./)
    }

    it.each(names)(
      'API-5 %s takes or refuses whatever is sent, and says why',
      async (name) => {
        const world = spending.includes(name) ? await createWorld(bench) : shared
        const good = await endpointTable[name].call(world)
        lastWrite = await log.last()
        const { token } = world.people.owner
        await fc.assert(
          fc.asyncProperty(fuzzInputs(endpoints[name], good), (input) =>
            expectSound(name, input, token),
          ),
          { numRuns, seed: seeds[bench.open.engine.name] ?? 0 },
        )
        expect(inputs.get(name)).toBeGreaterThanOrEqual(numRuns)
      },
      patience,
    )

    it('API-5 API-6 goes on after all of that', async () => {
      expect((await rawCall(bench.app.url, '/ready')).status).toBe(200)
      expect([...inputs.keys()]).toEqual(names)
    })

    afterAll(() => {
      const sum = [...inputs.values()].reduce((total, count) => total + count, 0)
      console.log(
        `fuzz: ${inputs.size} endpoints, ${sum} inputs, ${found.failures} × 5xx, ${found.writes} writes on refusal (${bench.open.engine.name})`,
      )
    })
  },
  furnishedEnv,
)
