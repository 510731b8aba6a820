import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { fullProfile } from '../fixtures/profile.ts'

const { associate, createSupplier, currentUser, memberships, searchOrganisations } = endpoints

contractSuite('organisations', (bench) => {
  const search = async ({ token }: Person, keyword: string) => {
    const call = { token, query: { keyword } }
    return (await succeed(bench.app.url, searchOrganisations, call)).results
  }
  const claim = async ({ token }: Person, organisationSlug: string) => {
    const call = { token, body: { organisationSlug } }
    return (await succeed(bench.app.url, associate, call)).data
  }
  const list = async ({ token }: Person, status?: 'ALL' | 'ACCEPTED' | 'PENDING') => {
    const call = { token, query: status ? { status } : {} }
    const { results } = await succeed(bench.app.url, memberships, call)
    return results.map((one) => one.organisation.slug)
  }
  const save = async ({ token }: Person, slug: string, body: object) =>
    (await succeed(bench.app.url, endpoints.updateOrganisation, { token, params: { slug }, body }))
      .data
  /** An organisation that nobody owns, as an import leaves it. */
  const unowned = async (website: string) => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner, 'Ownerless Works')
    await save(owner, slug, { website })
    await bench.open.db.deleteFrom('memberships').where('user_id', '=', owner.user.id).execute()
    return slug
  }

  it('API-1 tells the current user who they are', async () => {
    const { user, token } = await bench.person({ firstName: 'Zoë' })
    const { data } = await succeed(bench.app.url, currentUser, { token })
    expect(data).toEqual({
      id: user.id,
      slug: user.id,
      firstName: 'Zoë',
      lastName: 'Ng',
      email: 'sam@example.test',
      emailVerified: true,
      language: null,
    })
  })

  it('ORG-4 makes the creator of an organisation its accepted owner', async () => {
    const owner = await bench.person()
    const call = { token: owner.token, body: { name: ' Täkt & Söhne GmbH ' } }
    const { data } = await succeed(bench.app.url, createSupplier, call)
    expect(data).toMatchObject({
      organisation: { name: 'Täkt & Söhne GmbH', slug: 'takt-and-sohne-gmbh' },
      relationship: 'OWNER',
    })
    expect(data.whenAccepted).toMatch(/^\d{4}-.*Z$/)
    expect(await list(owner)).toEqual(['takt-and-sohne-gmbh'])
  })

  it('ORG-4 a name in any script has a slug that can be read', async () => {
    const owner = await bench.person()
    expect(await bench.organisation(owner, '株式会社みどり')).toBe('zhushihuishemidori')
    expect(await bench.organisation(owner, 'Зелёный мир')).toBe('zelenyy-mir')
    expect(await bench.organisation(owner, 'Зелёный Мир')).toBe('zelenyy-mir-2')
  })

  it('ORG-4 a slug stays that was made of the same name otherwise', async () => {
    const owner = await bench.person()
    const name = 'شركة الخضراء'
    const slug = await bench.organisation(owner, name)
    const { db } = bench.open
    const former = 'organisation-7'
    const { id } = await db
      .selectFrom('organisations')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('organisation_slugs')
      .values({ slug: former, organisation_id: id, created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    await db.updateTable('organisations').set({ slug: former }).where('id', '=', id).execute()
    expect((await save(owner, former, { name, description: 'New' })).slug).toBe(former)
  })

  it('ORG-4 gives namesakes slugs of their own, at the same time too', async () => {
    const owner = await bench.person()
    const slugs = await Promise.all(
      Array.from({ length: 5 }, () => bench.organisation(owner, 'Twin Peaks 株式会社')),
    )
    expect(new Set(slugs).size).toBe(5)
    expect(slugs.every((slug) => slug.startsWith('twin-peaks'))).toBe(true)
  })

  it('ORG-4 accepts a name without a single letter', async () => {
    expect(await bench.organisation(await bench.person(), '🌱')).toMatch(/^organisation/)
  })

  it.each([
    [422, 'name', {}],
    [422, 'name', { name: '   ' }],
    [422, 'name', { name: 'x'.repeat(161) }],
    [422, 'name', { name: 'Ac\u0000me' }],
    [422, 'name', { name: 'Acme \ud83e' }],
    [422, 'name', { name: ['Acme'] }],
    [422, 'role', { name: 'Acme', role: 'OPERATOR' }],
  ])('API-5 answers %i naming %s and creates nothing', async (status, field, body) => {
    const { user, token } = await bench.person()
    const problem = await refuse(bench.app.url, createSupplier, { token, body })
    expect(problem).toMatchObject({ status, field })
    expect(await list({ user, token })).toEqual([])
  })

  it('ORG-1 finds by any part of the name, whatever the case and the accents, best first', async () => {
    const owner = await bench.person()
    for (const name of ['Le Café Zorro', 'Zorro', 'Zorro Catering Ltd', 'Azorro']) {
      await bench.organisation(owner, name)
    }
    const names = async (keyword: string) => (await search(owner, keyword)).map((one) => one.name)
    expect(await names('ZORRO')).toEqual(['Zorro', 'Zorro Catering Ltd', 'Azorro', 'Le Café Zorro'])
    expect(await names('cafe zor')).toEqual(['Le Café Zorro'])
    expect(await names('zorro of nowhere')).toEqual([])
  })

  it('ORG-4 offers near-duplicates that differ in legal form, ampersand or accents', async () => {
    const owner = await bench.person()
    await bench.organisation(owner, 'Quokka & Möwe Pty Ltd')
    for (const typed of ['Quokka and Mowe Limited', 'QUOKKA & MÖWE', 'quokka and möwe pty. ltd.']) {
      expect((await search(owner, typed)).map((one) => one.name)).toEqual(['Quokka & Möwe Pty Ltd'])
    }
  })

  it('ORG-1 tells where a found organisation is and nothing more', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner, 'Pademelon Pottery')
    await save(owner, slug, { contacts: fullProfile.contacts })
    expect(await search(await bench.person(), 'pademelon')).toEqual([
      { name: 'Pademelon Pottery', slug, location: 'Leichhardt, New South Wales, Australia' },
    ])
  })

  it.each([
    "%'; drop table users; --",
    '___',
    String.raw`zq\xj`,
    '"or" NEAR(x',
    'a\u0000bc',
    '🦘🦘🦘',
  ])('API-5 ORG-1 takes %j for text', async (keyword) => {
    expect(await search(await bench.person(), keyword)).toEqual([])
  })

  it.each(['', 'ab', '  a ', 'x'.repeat(201)])(
    'API-5 ORG-1 refuses the keyword %j by name',
    async (keyword) => {
      const { token } = await bench.person()
      const call = { token, query: { keyword } }
      expect(await refuse(bench.app.url, searchOrganisations, call)).toMatchObject({
        status: 400,
        field: 'keyword',
      })
    },
  )

  it('ORG-2 makes a claim on an owned organisation wait, once, however often it is made', async () => {
    const slug = await bench.organisation(await bench.person())
    const other = await bench.person()
    const first = await claim(other, slug)
    expect(first).toMatchObject({ relationship: 'EMPLOYEE', whenAccepted: null })
    expect(await claim(other, slug)).toEqual(first)
    expect(await list(other, 'PENDING')).toEqual([slug])
    expect(await list(other, 'ACCEPTED')).toEqual([])
  })

  it('ORG-2 refuses a claim on an organisation that is not there', async () => {
    const { token } = await bench.person()
    const call = { token, body: { organisationSlug: 'no-such-organisation' } }
    expect(await refuse(bench.app.url, associate, call)).toMatchObject({ status: 404 })
  })

  it("ORG-3 accepts at once who has a verified address at the website's own domain", async () => {
    const slug = await unowned('www.ownerless.example/en')
    const boss = await bench.person({ email: 'boss@ownerless.example' })
    expect(await claim(boss, slug)).toMatchObject({
      relationship: 'OWNER',
    })
    expect(await list(boss, 'ACCEPTED')).toEqual([slug])
    const second = await bench.person({ email: 'second@ownerless.example' })
    expect((await claim(second, slug)).whenAccepted).toBeNull()
  })

  it.each([
    [
      'an unverified address',
      'https://shop.example',
      { email: 'a@shop.example', emailVerified: false },
    ],
    ['a sub-domain', 'https://shop.example', { email: 'a@mail.shop.example' }],
    ['another domain', 'https://shop.example', { email: 'a@shop.example.evil.example' }],
    ['a public mail provider', 'https://gmail.com', { email: 'a@gmail.com' }],
    ['a national mail provider', 'https://yahoo.co.uk', { email: 'a@yahoo.co.uk' }],
  ])('ORG-3 lets %s wait', async (_what, website, claims) => {
    const slug = await unowned(website)
    expect((await claim(await bench.person(claims), slug)).whenAccepted).toBeNull()
  })

  it('MNG-6 lists memberships oldest first', async () => {
    const owner = await bench.person()
    const first = await bench.organisation(owner, 'Zebra')
    const second = await bench.organisation(owner, 'Aardvark')
    expect(await list(owner)).toEqual([first, second])
  })
})
