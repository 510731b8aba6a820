import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { forTexts, publicTextNames, textNames } from '#src/contract/profile/profile-texts.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { fullProfile, wharfRoad } from '../fixtures/profile.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'

const { organisationDetails, updateOrganisation, publicProfile } = endpoints

contractSuite('profile', (bench) => {
  async function owned() {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const call = { params: { slug }, token: owner.token }
    return {
      owner,
      slug,
      call,
      read: async () => (await succeed(bench.app.url, organisationDetails, call)).data,
      save: async (body: unknown) =>
        (await succeed(bench.app.url, updateOrganisation, { ...call, body })).data,
      refused: (body: unknown) => refuse(bench.app.url, updateOrganisation, { ...call, body }),
    }
  }

  it('PRF-13 API-1 saves every field of the payload and reads it back', async () => {
    const { save, read } = await owned()
    const saved = await save(fullProfile)
    expect(await read()).toEqual(saved)
    expect(saved).toMatchObject({
      name: 'Wattle & Wool Pty Ltd',
      status: 'ACTIVE',
      version: 2,
      description: fullProfile.description,
      website: fullProfile.website,
      size: 'SMALL',
      businessRegistryCountry: 'AU',
      categories: [{ id: '46.47' }, { id: '18.12' }],
      serviceableLocations: ['AU-NSW', 'NZ'],
      selfReportedAttributes: [{ id: 'local-business' }, { id: 'women-owned' }],
      identifiers: [{ identifier: '14090652253', type: { typeId: 'au-abn' } }],
      contacts: { ...wharfRoad, secondaryAddresses: [wharfRoad] },
      locationsSummary: 'Leichhardt, New South Wales, Australia',
      shareable: true,
    })
    expect(saved.sustainabilityCredentials.map(({ id, status }) => [id, status])).toEqual([
      ['b-corp', 'PENDING'],
      ['iso-14001', 'PENDING'],
    ])
  })

  it('PRF-13 SEC-2 reads every text back, and shows guests the public ones alone', async () => {
    const { save, read } = await owned()
    const texts = forTexts(textNames, (name) => `the-${name.toLowerCase()}.example`)
    const { slug } = await save({ ...texts, attributes: ['other-minority'] })
    expect(await read()).toMatchObject(texts)
    const seen = await (await send(bench.app.url, publicProfile, { params: { slug } })).text()
    expect(textNames.filter((name) => seen.includes(texts[name]))).toEqual(publicTextNames)
  })

  it('PRF-13 reads the second names of fields when the main ones are absent', async () => {
    const { save } = await owned()
    const saved = await save({
      identities: [{ typeId: 'au-abn', identifier: '14 090 652 253' }],
      countryCode: 'NZ',
      ownerDemographic: ['women-owned'],
      serviceableLocation: ['NZ'],
    })
    expect(saved).toMatchObject({
      businessRegistryCountry: 'NZ',
      serviceableLocations: ['NZ'],
      attributes: [{ id: 'women-owned' }],
      identifiers: [{ type: { typeId: 'au-abn' } }],
    })
  })

  it('PRF-13 deletes the identifiers that it is told to, but never the last one', async () => {
    const { save, refused } = await owned()
    await save(fullProfile)
    const both = await save({ identifiers: [{ typeId: 'duns', identifier: '64-273-6363' }] })
    expect(both.identifiers.map((one) => one.type.typeId)).toEqual(['au-abn', 'duns'])
    const one = await save({ identifiersToDelete: ['au-abn'] })
    expect(one.identifiers.map((left) => left.type.typeId)).toEqual(['duns'])
    expect(await refused({ identifiersToDelete: ['duns'] })).toMatchObject({
      status: 422,
      field: 'identifiersToDelete',
    })
  })

  it('PRF-13 keeps approvals, notes and derived attributes through a save', async () => {
    const { slug, save } = await owned()
    await save(fullProfile)
    const { id } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
    const { db } = bench.open
    await verifyCredential(db, id, 'iso-14001')
    await db
      .insertInto('organisation_attributes')
      .values({ organisation_id: id, attribute_id: 'social-enterprise', source: 'DERIVED' })
      .execute()
    const saved = await save({ ...fullProfile, attributes: [], credentials: ['iso-14001', 'ungc'] })
    expect(saved.sustainabilityCredentials).toMatchObject([
      { id: 'iso-14001', status: 'APPROVED' },
      { id: 'ungc', status: 'PENDING' },
    ])
    expect(saved.derivedAttributes).toMatchObject([
      { id: 'certified-environment' },
      { id: 'social-enterprise' },
    ])
    expect(saved.selfReportedAttributes).toEqual([])
  })

  it('PRF-9 keeps the text of another minority only while it is ticked', async () => {
    const { save, refused } = await owned()
    const ticked = { attributes: ['other-minority'], otherAttribute: 'The Hazara community' }
    expect((await save(ticked)).otherAttribute).toBe('The Hazara community')
    expect((await save({ attributes: ['women-owned'] })).otherAttribute).toBe('')
    expect(await refused({ ...ticked, otherAttribute: ' ' })).toMatchObject({
      status: 422,
      field: 'otherAttribute',
    })
  })

  it('OFF-6 answers 412 with the stored version when somebody saved meanwhile', async () => {
    const { call, save, read } = await owned()
    const first = await send(bench.app.url, organisationDetails, call)
    expect(first.headers.get('etag')).toBe('"1"')
    await save({ description: 'Theirs' })
    const body = { description: 'Mine', credentials: ['ungc'] }
    const late = await send(bench.app.url, updateOrganisation, {
      ...call,
      body,
      headers: { 'if-match': '"1"' },
    })
    expect([late.status, late.headers.get('etag')]).toEqual([412, '"2"'])
    expect(await read()).toMatchObject({
      version: 2,
      description: 'Theirs',
      sustainabilityCredentials: [],
    })
    const again = await send(bench.app.url, updateOrganisation, {
      ...call,
      body,
      headers: { 'if-match': '"2"' },
    })
    expect([again.status, again.headers.get('etag')]).toEqual([200, '"3"'])
  })

  it('OFF-6 lets one of two saves at the same time win', async () => {
    const { call, read } = await owned()
    const save = (description: string) =>
      send(bench.app.url, updateOrganisation, {
        ...call,
        body: { description },
        headers: { 'if-match': '"1"' },
      })
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(save))
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
    expect((await read()).version).toBe(2)
  })

  it('PUB-8 leads from a former slug to the one in use, for guests and for members', async () => {
    const { slug, save, read } = await owned()
    const { slug: renamed } = await save({ name: `Banksia ${slug}` })
    expect(renamed).not.toBe(slug)
    const answer = await send(bench.app.url, publicProfile, { params: { slug } })
    expect(await answer.json()).toMatchObject({ data: { slug: renamed } })
    expect(answer.headers.get('content-location')).toBe(
      `/api/public/organisation/detail/${renamed}`,
    )
    expect((await read()).slug).toBe(renamed)
  })

  it.each([
    ['name', { name: 5 }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(161) }],
    ['description', { description: 'x'.repeat(501) }],
    ['website', { website: 'javascript:alert(1)' }],
    ['size', { size: 'HUGE' }],
    ['country', { country: 'XX' }],
    ['contacts.address', { contacts: { address_identifier: 'x' } }],
    ['contacts.address_identifier', { contacts: { address: 'Nowhere', address_identifier: 'x' } }],
    [
      'contacts.secondaryAddresses.0.address_identifier',
      {
        contacts: {
          ...wharfRoad,
          secondaryAddresses: [{ address: 'Nowhere', address_identifier: 'x' }],
        },
      },
    ],
    ['credentials.1', { credentials: ['iso-14001', 'no-such-thing'] }],
    ['categories.0', { categories: ['99.99.99'] }],
    ['locations.0', { locations: ['XX-1'] }],
    ['attributes.0', { attributes: ['no-such-thing'] }],
    ['identifiers', { identifiers: [] }],
    ['identifiers.0.typeId', { identifiers: [{ identifier: '1' }] }],
    ['identifiers.0', { identifiers: [{ typeId: 'no-such-type', identifier: '1' }] }],
    ['slug', { slug: 'mine' }],
    ['body', null],
    ['body', [1]],
  ])('API-5 refuses a wrong %s by name and writes nothing', async (field, wrong) => {
    const { refused, read } = await owned()
    const before = await read()
    const problem = await refused(
      wrong && !Array.isArray(wrong) ? { size: 'LARGE', ...wrong } : wrong,
    )
    expect(problem).toMatchObject({ status: 422, field })
    expect(problem.message).not.toBe('')
    expect(await read()).toEqual(before)
  })

  it('PRF-4 refuses a registration number with a wrong check digit in the words of the form', async () => {
    const { refused } = await owned()
    expect(
      await refused({ identifiers: [{ typeId: 'au-abn', identifier: '14 090 652 254' }] }),
    ).toMatchObject({
      status: 422,
      field: 'identifiers.0.identifier',
      message:
        'Please enter a valid registration number: this Australian Business Number (ABN) has a wrong digit, its check digits do not fit',
    })
  })

  it('PRF-5 refuses two numbers of one register', async () => {
    const { refused } = await owned()
    const number = { typeId: 'au-abn', identifier: '14 090 652 253' }
    expect(await refused({ identifiers: [number, number] })).toMatchObject({
      status: 422,
      message: 'Error: Only one business number per registry may be added',
    })
  })

  it('OFF-6 refuses an If-Match that is no version', async () => {
    const { call } = await owned()
    const problem = await refuse(bench.app.url, updateOrganisation, {
      ...call,
      body: {},
      headers: { 'if-match': '"abc"' },
    })
    expect(problem).toMatchObject({ status: 400, field: 'If-Match' })
  })
})
