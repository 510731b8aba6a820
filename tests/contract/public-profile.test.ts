import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { fullProfile } from '../fixtures/profile.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'

const { publicProfile, updateOrganisation } = endpoints

contractSuite('public profile', (bench) => {
  const read = async (slug: string) =>
    (await succeed(bench.app.url, publicProfile, { params: { slug } })).data

  async function filled(body: object = fullProfile) {
    const { token } = await bench.person({ email: 'private@wattle-and-wool.example' })
    const slug = await bench.organisation({ token, user: (await bench.person()).user })
    const call = { token, params: { slug }, body }
    const { data } = await succeed(bench.app.url, updateOrganisation, call)
    const organisation = await bench.app.store.organisations.find(data.slug)
    return { slug: data.slug, id: organisation?.id ?? '', call: { ...call, params: { slug } } }
  }

  it('PUB-8 API-1 shows guests what an organisation filled in', async () => {
    const { slug } = await filled()
    expect(await read(slug)).toMatchObject({
      name: 'Wattle & Wool Pty Ltd',
      description: fullProfile.description,
      website: fullProfile.website,
      locations: [
        {
          name: 'Leichhardt, New South Wales, Australia',
          city: 'Leichhardt',
          state: 'New South Wales',
          country: 'Australia',
        },
      ],
      serviceableLocations: [{ name: 'New South Wales' }, { name: 'New Zealand' }],
      sustainabilityCredentials: [
        { id: 'b-corp', status: 'PENDING' },
        { id: 'iso-14001', status: 'PENDING' },
      ],
      shareable: true,
    })
  })

  it('PUB-6 gives credentials by name, in whatever order they were chosen', async () => {
    const chosen = ['sa8000', 'iso-9001', 'ecovadis', 'iso-14001', 'b-corp']
    const { slug } = await filled({ ...fullProfile, credentials: chosen })
    const { sustainabilityCredentials } = await read(slug)
    expect(sustainabilityCredentials.map(({ name }) => name)).toEqual([
      'Certified B Corporation',
      'EcoVadis sustainability rating',
      'ISO 14001 Environmental management systems',
      'ISO 9001 Quality management systems',
      'SA8000 Social Accountability',
    ])
  })

  it('PUB-8 shows an organisation that has filled in nothing', async () => {
    const slug = await bench.organisation(await bench.person())
    expect(await read(slug)).toMatchObject({
      description: '',
      categories: [],
      sustainabilityCredentials: [],
      sdgs: [],
      locations: [],
      shareable: false,
    })
  })

  it('SEC-2 holds no ownership attribute, contact, street, registry number or internal id', async () => {
    const { slug, id } = await filled({
      ...fullProfile,
      attributes: ['women-owned', 'other-minority'],
      otherAttribute: 'The Hazara community',
    })
    const answer = await send(bench.app.url, publicProfile, { params: { slug } })
    const text = await answer.text()
    expect(text).toContain('Wattle & Wool')
    for (const secret of [
      'women',
      'Women',
      'minority',
      'Hazara',
      'private@',
      'Wharf Road',
      '14 090 652 253',
      fullProfile.contacts.address_identifier,
      id,
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it('PUB-2 KEEP-2 earns sustainability badges and goals with verified credentials only', async () => {
    const { slug, id } = await filled({ credentials: ['iso-14001'] })
    expect(await read(slug)).toMatchObject({
      sustainabilityBadges: [],
      sdgs: [],
      verifiedCredentials: 0,
    })
    const { db } = bench.open
    await verifyCredential(db, id, 'iso-14001')
    await db.insertInto('organisation_sdgs').values({ organisation_id: id, sdg: 4 }).execute()
    await db.updateTable('organisations').set({ version: 3 }).where('id', '=', id).execute()
    expect(await read(slug)).toMatchObject({
      sustainabilityBadges: ['Environment'],
      sdgs: [{ id: 4 }, { id: 6 }, { id: 12 }, { id: 13 }, { id: 15 }],
      verifiedCredentials: 1,
    })
  })

  it.each([
    ['CRITICAL', { hasRedCredential: true, hasYellowCredential: false }],
    ['WARN', { hasRedCredential: false, hasYellowCredential: true }],
  ] as const)('PUB-6 a %s note flags the credential and the profile', async (category, flags) => {
    const { slug, id } = await filled({ credentials: ['iso-14001'] })
    await bench.open.db
      .insertInto('credential_notes')
      .values({
        id: `${category}-${id}`,
        organisation_id: id,
        credential_id: 'iso-14001',
        category,
        text: 'Covers one site only.',
        created_at: new Date().toISOString(),
      })
      .execute()
    expect(await read(slug)).toMatchObject({
      ...flags,
      sustainabilityCredentials: [{ notes: [{ category, text: 'Covers one site only.' }] }],
    })
  })

  it.each(['no-such-organisation', 'Not_A_Slug', '../../etc/passwd', 'x'.repeat(300)])(
    'PUB-8 answers 404 for the slug %s',
    async (slug) => {
      expect(await refuse(bench.app.url, publicProfile, { params: { slug } })).toMatchObject({
        status: 404,
      })
    },
  )

  it('PUB-8 answers 410 for a suspended organisation', async () => {
    const { slug, id } = await filled()
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', id)
      .execute()
    expect(await refuse(bench.app.url, publicProfile, { params: { slug } })).toMatchObject({
      status: 410,
      code: 'suspended',
    })
  })

  it('KEEP-3 finds a profile under its slug in capitals and with spaces around it', async () => {
    const { slug } = await filled()
    expect(await read(`  ${slug.toUpperCase()} `)).toMatchObject({ slug })
  })

  it.each([
    ['nobody-at-all', 404],
    ['not%20a%20slug', 404],
    ['x'.repeat(2_000), 414],
  ])('WGT-3 lets any website read that there is no profile of that slug', async (slug, status) => {
    const path = publicProfile.path.replace(':slug', slug)
    const answer = await fetch(`${bench.app.url}/api${path}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('PUB-11 answers 304 until something changes, and may be read from any website', async () => {
    const { slug, call } = await filled()
    const first = await send(bench.app.url, publicProfile, { params: { slug } })
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const again = () =>
      send(bench.app.url, publicProfile, { params: { slug }, headers: { 'if-none-match': tag } })
    expect((await again()).status).toBe(304)
    await succeed(bench.app.url, updateOrganisation, { ...call, body: { description: 'New' } })
    expect((await again()).status).toBe(200)
  })
})
