import { expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as limits from '#src/contract/limits.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'

const { recommendCredentials, updateOrganisation } = endpoints

contractSuite('recommendations', (bench) => {
  const ask = async (body: object) =>
    succeed(bench.app.url, recommendCredentials, { token: (await bench.person()).token, body })
  const reasonOf = async (id: string, body: object) =>
    (await ask(body)).results.find((one) => one.id === id)?.reason

  /** A supplier with one credential on its profile. */
  async function holder(profile: {
    categories: readonly string[]
    credential: string
    status: 'APPROVED' | 'PENDING'
  }): Promise<string> {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const { categories, credential, status } = profile
    const body = { categories, credentials: [credential] }
    await succeed(bench.app.url, updateOrganisation, { token: owner.token, params: { slug }, body })
    const { id } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
    if (status === 'APPROVED') await verifyCredential(bench.open.db, id, credential)
    return id
  }
  const holders = (count: number, profile: Parameters<typeof holder>[0]) =>
    Promise.all(Array.from({ length: count }, () => holder(profile)))

  it('BRD-1 puts first what the buyers of the brand of the host search by', async () => {
    const { token } = await bench.person()
    const credentialIds = ['iso-50001']
    const brand = { ...defaultBrand, id: 'acme', name: 'Acme' }
    const searchConstraints = { ...brand.searchConstraints, credentialIds }
    await bench.app.store.brands.put({ ...brand, searchConstraints }, ['acme.localhost'])
    const { host, port } = new URL(bench.app.url)
    const at = async (where: string) => {
      const headers = {
        host: where,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      }
      const body = JSON.stringify({ size: ['SMALL'] })
      const path = '/api/credential-recommendations'
      const { text } = await rawCall(`http://localhost:${port}`, path, {
        method: 'POST',
        headers,
        body,
      })
      return (JSON.parse(text) as { results: { id: string; reason: string }[] }).results[0]
    }
    expect(await at(`acme.localhost:${port}`)).toMatchObject({
      id: 'iso-50001',
      reason: 'Buyers on Acme search for it.',
    })
    expect(await at(host)).not.toMatchObject({ id: 'iso-50001' })
  })

  it('PTH-1 PTH-4 answers at most ten with a reason each, and how many there were', async () => {
    const answer = await ask({
      credentials: ['iso-14001'],
      size: ['SMALL'],
      categories: ['46.47', '47.62'],
      locations: ['AU-NSW'],
      attributes: ['women-owned'],
      mustMatch: { categories: false, locations: false },
      exclude: ['Women-owned', 'indigenous'],
    })
    expect(answer.count).toBe(limits.recommendations)
    expect(answer.results).toHaveLength(limits.recommendations)
    expect(answer.totalCount).toBeGreaterThan(limits.recommendations)
    expect(answer.results[0]).toEqual({
      id: 'weconnect-wbe',
      name: "WEConnect International certified Women's Business Enterprise",
      description: expect.stringMatching(/^A certification by WEConnect International; it covers/),
      category: 'certification',
      website: 'https://weconnectinternational.org',
      sustainabilityBadges: ['Diversity'],
      reason: 'Verifies that you are women-owned.',
    })
    expect(answer.results.map(({ id }) => id)).not.toContain('iso-14001')
    for (const { reason } of answer.results) expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  it.each([{}, { exclude: ['indigenous'], credentials: ['b-corp'] }])(
    'PTH-3 recommends nothing to somebody of whom nothing is known: %o',
    async (body) => {
      expect(await ask(body)).toEqual({ results: [], count: 0, totalCount: 0 })
    },
  )

  it.each([
    ['categories', ['46.47', '47.62', '17.23', '99.999']],
    ['credentials', ['iso-14001', 'b-corp', 'fsc-coc', 'unheard-of']],
    ['locations', ['AU', 'NZ', 'GB', 'XX']],
    ['attributes', ['women-owned', 'charity', 'start-up', 'constructor']],
  ])('PTH-2 API-5 names the unknown one among %s', async (field, ids) => {
    const { token } = await bench.person()
    const body = { [field]: ids }
    expect(await refuse(bench.app.url, recommendCredentials, { token, body })).toMatchObject({
      status: 422,
      code: 'unknown-id',
      field: `${field}.3`,
    })
  })

  it('PTH-2 API-4 answers nobody who is not signed in', async () => {
    const body = { size: ['SMALL'] }
    expect(await refuse(bench.app.url, recommendCredentials, { body })).toMatchObject({
      status: 401,
    })
  })

  it('PTH-4 counts what suppliers of the same products hold, not the others nor the suspended', async () => {
    const categories = ['28.41']
    const profile = { categories, credential: 'ul-2799', status: 'APPROVED' } as const
    const [suspended = ''] = await holders(4, profile)
    await holders(3, { ...profile, categories: ['30.92'], credential: 'iso-14067' })
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', suspended)
      .execute()
    const asked = { categories, size: ['MEDIUM'], locations: ['AU'] }
    expect(await reasonOf('ul-2799', asked)).toBe('Held by 3 suppliers like you.')
    const reasons = (await ask(asked)).results.map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason.includes('like you'))).toHaveLength(1)
    expect(await reasonOf('ul-2799', { ...asked, categories: ['28.42'] })).not.toMatch(/like you/)
  })

  it('PTH-4 SEC-3 tells no count below three, and no holder before the approval', async () => {
    const profile = { categories: ['29.20'], credential: 'ul-2799', status: 'PENDING' } as const
    await holders(2, { ...profile, status: 'APPROVED' })
    const asked = { categories: profile.categories, size: ['MEDIUM'] }
    const { results } = await ask(asked)
    expect(results.filter(({ reason }) => reason.includes('like you'))).toEqual([])
    await holder(profile)
    const again = { ...asked, locations: ['NZ'] }
    expect(await reasonOf('ul-2799', again)).toBe('On the profiles of 3 suppliers like you.')
    // The first question is answered from memory for some minutes.
    expect((await ask(asked)).results).toEqual(results)
  })
})
