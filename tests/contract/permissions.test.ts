import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { problemBody } from '#src/contract/problem-body.ts'
import { send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { endpointTable } from '../fixtures/endpoint-table.ts'
import { may } from '../fixtures/permission-rows.ts'
import { createWorld, type Role, roles, type World } from '../fixtures/world.ts'
import { logWrites, type WriteLog } from '../fixtures/write-log.ts'

const names = Object.keys(endpoints) as EndpointName[]
/** Who is refused with 403, and why, in calls that are for members too. */
const reasons: Partial<Record<Role, string>> = {
  ...{ pending: 'pending', employee: 'not-an-owner', insider: 'not-an-owner' },
}
/** With which calls are refused whatever is asked for. */
const codes: Readonly<Record<number, string>> = { 401: 'unauthenticated', 404: 'unknown-record' }
/** Whoever leaves is nobody any more, and whoever takes an invitation has another role. */
const changesRoles: readonly EndpointName[] = ['leaveOrganisation', 'acceptOperatorInvitation']

function reasonOf(name: EndpointName, role: Role): string {
  if (endpointTable[name].may === may.proved) return 'second-factor-needed'
  // Only a role that would do is worth a second factor.
  if (role === 'weak' && endpointTable[name].may.admin === 'ok') return 'second-factor-needed'
  if (!endpoints[name].access.startsWith('operator')) return reasons[role] ?? 'not-a-member'
  return role === 'insider' ? 'own-organisation' : 'not-an-operator'
}

contractSuite(
  'permissions',
  (bench) => {
    const tested = new Map<EndpointName, number[]>()
    let shared: World
    let log: WriteLog

    beforeAll(async () => {
      await furnish(bench)
      shared = await createWorld(bench)
      log = await logWrites(bench)
    })

    /** Makes a valid call and checks what comes of it. @returns its status */
    async function attempt(world: World, name: EndpointName, role: Role): Promise<number> {
      const call = await endpointTable[name].call(world, role)
      const expected = endpointTable[name].may[role]
      // What was decided in an earlier test is done ten seconds later, and would look like a change.
      if (expected !== 'ok') await bench.open.db.deleteFrom('queued_decisions').execute()
      const before = await log.last()
      const token = role === 'guest' ? {} : { token: world.people[role].token }
      const answer = await send(bench.app.url, endpoints[name], { ...(call as object), ...token })
      const text = await answer.text()
      const told = `${role}: ${answer.status} ${text.slice(0, 300)}`
      expect(answer.status, told).toBe(expected === 'ok' ? endpoints[name].status : expected)
      if (expected === 'ok') return answer.status
      const { code } = v.parse(v.strictObject(problemBody.entries), JSON.parse(text))
      const isOfBuyer = endpoints[name].access === 'buyer'
      const unseen = isOfBuyer && expected === 404 ? 'unknown-buyer' : codes[expected]
      expect(code).toBe(unseen ?? (isOfBuyer ? 'buyer-role' : reasonOf(name, role)))
      expect(await log.last(), `${role} changed something`).toBe(before)
      return answer.status
    }

    it.each(names)(
      'API-4 RTE-8 %s is for those of the permission table, and nobody else',
      async (name) => {
        const world = changesRoles.includes(name) ? await createWorld(bench) : shared
        const statuses: number[] = []
        for (const role of roles) statuses.push(await attempt(world, name, role))
        expect(statuses).toHaveLength(roles.length)
        tested.set(name, statuses)
      },
    )

    it('API-4 leaves no endpoint and no role out', () => {
      expect(Object.keys(endpointTable).toSorted()).toEqual(names.toSorted())
      expect([...tested.keys()].toSorted()).toEqual(names.toSorted())
    })

    afterAll(() => {
      const row = (first: string, cells: readonly (string | number)[]) =>
        `${first.padEnd(22)}${cells.map((cell) => String(cell).padStart(10)).join('')}`
      const cells = tested.size * roles.length
      console.log(
        [
          `Permissions on ${bench.open.engine.name}: ${tested.size} endpoints × ${roles.length} roles, ${cells} cells as expected, ${names.length - tested.size} endpoints not as expected`,
          row('', roles),
          ...[...tested].map(([name, statuses]) => row(name, statuses)),
        ].join('\n'),
      )
    })
  },
  furnishedEnv,
)
