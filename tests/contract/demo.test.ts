import { expect, it } from 'vitest'
import type { ObjectiveInput } from '#src/contract/buyers/objective.ts'
import { savedQueryOf, searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { demoBrands } from '#server/demo/brands.ts'
import { demoOrganisations } from '#server/demo/organisations.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { brandIn } from '#src/contract/stored-brand.ts'
import { demoAccount, demoBuyerAccount } from '#server/identity/demo-account.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { createObjective, objectives, ownBuyers, removeBuyer } = endpoints
const { savedSearches, shortlist, shortlists } = endpoints
const { brandByHost, memberships, organisationDetails, publicProfile, updateOrganisation } =
  endpoints

contractSuite('demo data', (bench) => {
  const seed = () =>
    seedDemo({
      open: bench.open,
      store: bench.app.store,
      catalogue: testCatalogue,
      port: 4310,
    })
  const read = async (slug: string) =>
    (await succeed(bench.app.url, publicProfile, { params: { slug } })).data

  it('API-6 API-7 processes that start side by side seed once', async () => {
    // Each seeds on a connection of its own, as each process would.
    await Promise.all([seed(), seed(), seed()])
    const { count } = bench.open.db.fn
    const { rows } = await bench.open.db
      .selectFrom('organisations')
      .select(count<string>('id').as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(demoOrganisations.length)
  })

  it('API-7 DSC-3 has two buyers, with objectives that an editor could have written', async () => {
    await seed()
    const { url } = bench.app
    const token = await bench.signer.token({ ...demoBuyerAccount, emailVerified: true })
    const buyersNow = async () => (await succeed(url, ownBuyers, { token })).results
    const own = await buyersNow()
    expect(own.map(({ name, role }) => [name, role])).toEqual([
      ['Saltbush Retail', 'ADMIN'],
      ['Tidewater Council', 'ADMIN'],
    ])
    for (const { slug, name } of own) {
      const params = { buyer: slug }
      const { results } = await succeed(url, objectives, { token, params })
      expect(results.length, name).toBeGreaterThan(1)
      // What the contract would refuse of an editor is not in the demo either.
      for (const { name: title, parts, needed, why } of results) {
        const values = ({ values: all, ...part }: (typeof parts)[number]) => ({
          ...{ ...part, values: all.map(({ id }) => id) },
        })
        const content = { name: title, why, needed, parts: parts.map(values) } as ObjectiveInput
        await succeed(url, createObjective, { token, params, body: { content } })
        expect(parts.flatMap(({ values: all }) => all).every((one) => one.name !== '')).toBe(true)
      }
    }
    const kept = { token, params: { buyer: 'saltbush-retail' } }
    const { results: searches } = await succeed(url, savedSearches, kept)
    expect(searches).toHaveLength(2)
    for (const { query, chosen } of searches) {
      expect(savedQueryOf(searchOfQuery(query))).toBe(query)
      expect(chosen.every(({ id, name: called }) => called !== id)).toBe(true)
    }
    const { results: lists } = await succeed(url, shortlists, kept)
    const list = { token, params: { ...kept.params, id: lists[0]?.id ?? '' } }
    const { data } = await succeed(url, shortlist, list)
    expect(data.items.map(({ name, author }) => [name, author?.isSelf])).toEqual([
      ['Café Serra Alta', true],
      ['Nilgiri Tea Circle', undefined],
      ['Vanua Provisions', true],
    ])
    await succeed(url, removeBuyer, { token, params: { buyer: own[0]?.slug ?? '' } })
    await seed()
    expect((await buyersNow()).map(({ name }) => name)).toEqual(['Tidewater Council'])
  })

  it('API-7 BRD-7 is all there after seeding, and seeding again changes nothing', async () => {
    await seed()
    const token = await bench.signer.token({ ...demoAccount, emailVerified: true })
    const { results } = await succeed(bench.app.url, memberships, { token })
    expect(results.map((one) => [one.organisation.slug, one.whenAccepted !== null])).toEqual([
      ['kauri-point-honey', false],
      ['coolabah-office-supplies', true],
      ['northwind-packaging', true],
    ])
    for (const { hosts, brand } of demoBrands) {
      for (const host of hosts) {
        const stored = await succeed(bench.app.url, brandByHost, { params: { host } })
        expect(stored).toEqual({
          ...brandIn('en', brand),
          altPageUrl: expect.stringContaining(':4310/'),
        })
      }
    }
    const params = { slug: 'northwind-packaging' }
    const body = { description: 'Changed by somebody' }
    await succeed(bench.app.url, updateOrganisation, { token, params, body })
    await seed()
    expect((await read('northwind-packaging')).description).toBe('Changed by somebody')
    expect((await succeed(bench.app.url, memberships, { token })).results).toEqual(results)
  })

  it('API-7 every demo organisation has a public profile, the full and the empty one too', async () => {
    await seed()
    for (const { slug, name } of demoOrganisations) expect((await read(slug)).name).toBe(name)
    const full = await read('coolabah-office-supplies')
    expect(full).toMatchObject({ hasRedCredential: true, hasYellowCredential: true })
    expect(full.description.length).toBeGreaterThan(200)
    expect(full.sdgs.length).toBeGreaterThan(5)
    expect(full.locations).toHaveLength(3)
    expect(await read('bare-bones-trading')).toMatchObject({ description: '', locations: [] })
  })

  it('PUB-6 a credential that is taken off the profile and added again keeps its note', async () => {
    await seed()
    const token = await bench.signer.token({ ...demoAccount, emailVerified: true })
    const call = { token, params: { slug: 'coolabah-office-supplies' } }
    const { data } = await succeed(bench.app.url, organisationDetails, call)
    const held = data.sustainabilityCredentials
    const noted = held.find((one) => one.notes.some((note) => note.category === 'CRITICAL'))
    const others = held.map((one) => one.id).filter((id) => id !== noted?.id)

    const without = await succeed(bench.app.url, updateOrganisation, {
      ...call,
      body: { credentials: others },
    })
    expect(without.data.hasRedCredential).toBe(false)
    const again = await succeed(bench.app.url, updateOrganisation, {
      ...call,
      body: { credentials: [...others, noted?.id ?? ''] },
    })
    expect(again.data.hasRedCredential).toBe(true)
    expect(again.data.sustainabilityCredentials.find((one) => one.id === noted?.id)).toMatchObject({
      status: 'PENDING',
      notes: noted?.notes,
    })
  })
})
