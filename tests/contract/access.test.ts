import { beforeAll, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { refuse, send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { createSigner } from '../fixtures/test-identity.ts'
import { endpointTable, whoMay } from '../fixtures/endpoint-table.ts'
import { createWorld, type World } from '../fixtures/world.ts'
import { logWrites, type WriteLog } from '../fixtures/write-log.ts'

const names = Object.keys(endpoints) as EndpointName[]
const open = names.filter((name) => endpoints[name].access === 'public')
const closed = names.filter((name) => endpoints[name].access !== 'public')
const forAccounts = ['signed-in', 'operators', 'buyer']
const ofBuyers = closed.filter((name) => endpoints[name].access === 'buyer')
const ofOrganisations = closed.filter((name) => !forAccounts.includes(endpoints[name].access))
const ofMembers = ofOrganisations.filter((name) => endpoints[name].access !== 'operator')
const isRead = (name: EndpointName) => endpoints[name].method === 'GET'

contractSuite(
  'access',
  (bench) => {
    let world: World
    let log: WriteLog

    beforeAll(async () => {
      await furnish(bench)
      world = await createWorld(bench)
      log = await logWrites(bench)
    })

    /** The valid call of an endpoint with a token of its own, in a world of its own if need be. */
    const callWith = async (name: EndpointName, token?: string, its = world) => {
      const call = await endpointTable[name].call(its)
      return { ...(call as object), ...(token !== undefined && { token }) }
    }

    it.each(closed)('API-4 SEC-3 %s is closed to bad tokens', async (name) => {
      const { user } = world.people.owner
      const stranger = await createSigner()
      const call = await callWith(name)
      const bad = [
        '',
        'not-a-token',
        await bench.signer.token(user, { expired: true }),
        await stranger.token(user),
      ]
      const before = await log.last()
      for (const token of bad) {
        expect(await refuse(bench.app.url, endpoints[name], { ...call, token })).toMatchObject({
          status: 401,
          code: 'unauthenticated',
        })
      }
      expect(await log.last()).toBe(before)
    })

    // Whoever invites or reports in their name must be who they say: they would be a guest without knowing it.
    it.each(open.filter((name) => name !== 'invite' && name !== 'reportProfile'))(
      'API-4 %s is open: a bad token does not matter',
      async (name) => {
        const call = await callWith(name, 'not-a-token')
        const answer = await send(bench.app.url, endpoints[name], call)
        expect(answer.status).toBe(endpoints[name].status)
      },
    )

    it.each(ofOrganisations)(
      'API-4 %s answers 404 for an organisation that is not there',
      async (name) => {
        const nowhere = { ...world, slug: 'no-such-organisation' }
        const call = await callWith(name, world.people.owner.token, nowhere)
        expect(await refuse(bench.app.url, endpoints[name], call)).toMatchObject({
          status: 404,
          code: 'unknown-organisation',
        })
      },
    )

    it.each(ofBuyers)('DSC-3 API-4 %s answers 404 for a buyer that is not there', async (name) => {
      const nowhere = { ...world, slug: 'no-such-organisation' }
      const call = await callWith(name, world.people['buyer-admin'].token, nowhere)
      expect(await refuse(bench.app.url, endpoints[name], call)).toMatchObject({
        status: 404,
        code: 'unknown-buyer',
      })
    })

    it('API-4 lets nobody change a suspended organisation, while its members still read it', async () => {
      const suspended = await createWorld(bench)
      const { token } = suspended.people.owner
      const calls = new Map<EndpointName, object>()
      for (const name of ofMembers) {
        calls.set(name, await callWith(name, token, suspended))
      }
      await bench.open.db
        .updateTable('organisations')
        .set({ status: 'SUSPENDED' })
        .where('slug', '=', suspended.slug)
        .execute()
      const leave = { token, params: { slug: suspended.slug } }
      calls.delete('leaveOrganisation')
      // What owners say against it.
      calls.delete('appeal')
      for (const [name, call] of calls) {
        const { status } = await send(bench.app.url, endpoints[name], call)
        expect(status, name).toBe(isRead(name) ? 200 : 403)
      }
      // Whoever asked to join may take that back, whatever became of the organisation.
      const left = await send(bench.app.url, endpoints.leaveOrganisation, leave)
      expect(left.status).toBe(204)
    })

    it.each(closed.filter(isRead))('OFF-12 the answer of %s is kept by no cache', async (name) => {
      const call = await callWith(name, whoMay(name, world).token)
      const read = await send(bench.app.url, endpoints[name], call)
      expect(read.headers.get('cache-control')).toBe('private, no-store')
    })
  },
  furnishedEnv,
)
