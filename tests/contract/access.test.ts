import { expect, it } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { refuse, send } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { createSigner } from '../fixtures/test-identity.ts'

const names = Object.keys(endpoints) as EndpointName[]
const closed = names.filter((name) => endpoints[name].access !== 'public')
const forMembers = names.filter((name) => endpoints[name].access === 'member')

contractSuite('access', (bench) => {
  /** A call that an accepted member of the organisation may make. */
  const callFor = (name: EndpointName, slug: string) => ({
    params: name === 'place' ? { id: 'x' } : { slug },
    query: {
      ...(name === 'associatePortfolio' && { portfolioSlug: 'any', organisationSlug: slug }),
      ...(name === 'searchOrganisations' && { keyword: 'wattle' }),
      ...(name === 'searchPlaces' && { address: 'Sydney' }),
    },
    ...(name === 'updateOrganisation' && { body: { size: 'LARGE' } }),
    ...(name === 'createSupplier' && { body: { name: 'Somebody else' } }),
    ...(name === 'associate' && { body: { organisationSlug: slug } }),
  })
  const attempt = (name: EndpointName, slug: string, token?: string) =>
    refuse(bench.app.url, endpoints[name], {
      ...(callFor(name, slug) as object),
      ...(token !== undefined && { token }),
    })

  it.each(closed)('API-4 SEC-3 %s is closed to guests and to bad tokens', async (name) => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const stranger = await createSigner()
    const bad = [
      undefined,
      '',
      'not-a-token',
      await bench.signer.token(owner.user, { expired: true }),
      await stranger.token(owner.user),
    ]
    for (const token of bad) {
      expect(await attempt(name, slug, token)).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      })
    }
    expect(await bench.app.store.organisations.find(slug)).toMatchObject({ version: 1 })
  })

  it.each(forMembers)('API-4 %s is closed to members of other organisations', async (name) => {
    const slug = await bench.organisation(await bench.person())
    const other = await bench.person()
    await bench.organisation(other)
    expect(await attempt(name, slug, other.token)).toMatchObject({
      status: 403,
      code: 'not-a-member',
    })
    expect(await bench.app.store.organisations.find(slug)).toMatchObject({ version: 1 })
  })

  it.each(forMembers)('API-4 %s is closed while a claim waits for its decision', async (name) => {
    const slug = await bench.organisation(await bench.person())
    const pending = await bench.person()
    await claim(pending, slug)
    expect(await attempt(name, slug, pending.token)).toMatchObject({ status: 403, code: 'pending' })
  })

  it.each(forMembers)(
    'API-4 %s answers 404 for an organisation that is not there',
    async (name) => {
      const { token } = await bench.person()
      expect(await attempt(name, 'no-such-organisation', token)).toMatchObject({ status: 404 })
    },
  )

  it('API-4 lets an accepted employee read and save what the owner may', async () => {
    const slug = await bench.organisation(await bench.person())
    const employee = await bench.person()
    await claim(employee, slug)
    await bench.open.db
      .updateTable('memberships')
      .set({ accepted_at: new Date().toISOString() })
      .where('user_id', '=', employee.user.id)
      .execute()
    const call = { params: { slug }, token: employee.token }
    const { url } = bench.app
    expect((await send(url, endpoints.organisationDetails, call)).status).toBe(200)
    const body = { size: 'LARGE' }
    expect((await send(url, endpoints.updateOrganisation, { ...call, body })).status).toBe(200)
  })

  it.each(names.filter((name) => endpoints[name].access === 'public'))(
    'API-4 %s is open: a bad token does not matter',
    async (name) => {
      const slug = await bench.organisation(await bench.person())
      const params = {
        slug,
        host: 'unknown.example',
        style: 'dark',
        id: 'au-abn',
        type: 'au-abn',
        brand: 'Nowhere',
      }
      const known = new Set(endpoints[name].path.match(/(?<=:)\w+/g))
      const own = Object.entries(params).filter(([key]) => known.has(key))
      const call = { params: Object.fromEntries(own), token: 'not-a-token' } as object
      const answer = await send(bench.app.url, endpoints[name], call)
      // An empty installation has neither brands nor affiliates.
      const isEmpty = name === 'brandByHost' || name === 'affiliate'
      expect(answer.status).toBe(isEmpty ? 404 : 200)
    },
  )

  it('API-4 lets nobody change a suspended organisation, while its members still read it', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('slug', '=', slug)
      .execute()
    expect(await attempt('updateOrganisation', slug, owner.token)).toMatchObject({
      status: 403,
      code: 'suspended',
    })
    const call = { params: { slug }, token: owner.token }
    const read = await send(bench.app.url, endpoints.organisationDetails, call)
    expect(read.status).toBe(200)
  })

  it('API-5 slows down an account that makes claims without end, and no other', async () => {
    const { token, user } = await bench.person()
    const claims = (by: string) =>
      send(bench.app.url, endpoints.associate, { token: by, body: { organisationSlug: 'none' } })
    const statuses = new Set<number>()
    for (let round = 0; round < 13; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => claims(token)))
      for (const { status } of answers) statuses.add(status)
    }
    expect([...statuses]).toEqual([404, 429])
    const call = { token, body: { organisationSlug: 'none' } }
    expect(await refuse(bench.app.url, endpoints.associate, call)).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    })
    const other = await bench.person()
    expect(other.user.id).not.toBe(user.id)
    expect((await claims(other.token)).status).toBe(404)
  })

  it('OFF-12 answers for one person are kept by no cache', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const call = { params: { slug }, token: owner.token }
    const read = await send(bench.app.url, endpoints.organisationDetails, call)
    expect(read.headers.get('cache-control')).toBe('private, no-store')
  })

  async function claim({ token }: Person, organisationSlug: string) {
    const body = { organisationSlug }
    const answer = await send(bench.app.url, endpoints.associate, { token, body })
    expect(answer.status).toBe(200)
  }
})
