import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { buildPatch } from '#src/contract/profile/build-patch.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'

const { organisationDetails, updateOrganisation } = endpoints

const shown = {
  credentials: ['b-corp'],
  categories: ['46.47'],
  locations: ['NZ'],
  attributes: ['women-owned'],
}

contractSuite('entries that have left the catalogue', (bench) => {
  /** A supplier whose lists hold one entry of the catalogue each, and one that has left it. */
  async function supplier() {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const call = { params: { slug }, token: owner.token }
    await succeed(bench.app.url, updateOrganisation, { ...call, body: shown })
    const { id } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
    const { db } = bench.open
    const own = { organisation_id: id }
    await verifyCredential(db, id, 'gone-label')
    await db
      .insertInto('organisation_products')
      .values({ ...own, product_id: '99.01', position: 7 })
      .execute()
    await db
      .insertInto('organisation_locations')
      .values({ ...own, location_id: 'YU', position: 7 })
      .execute()
    await db
      .insertInto('organisation_attributes')
      .values({ ...own, attribute_id: 'gone-attribute', source: 'SELF' })
      .execute()
    await db
      .insertInto('organisation_identifiers')
      .values({ ...own, type_id: 'gone-register', identifier: '77', position: 7 })
      .execute()
    return {
      call,
      read: async () => (await succeed(bench.app.url, organisationDetails, call)).data,
      save: (body: unknown) => succeed(bench.app.url, updateOrganisation, { ...call, body }),
      refused: (body: unknown) => refuse(bench.app.url, updateOrganisation, { ...call, body }),
      async holds() {
        const record = await bench.app.store.organisations.read(id)
        return {
          credentials: record?.credentials.map((one) => `${one.credentialId} ${one.status}`),
          categories: record?.productIds,
          locations: record?.locationIds,
          attributes: record?.attributes.map((one) => one.attributeId),
          identifiers: record?.identifiers.map((one) => one.typeId),
        }
      },
    }
  }

  const kept = {
    credentials: ['b-corp PENDING', 'gone-label APPROVED'],
    categories: ['46.47', '99.01'],
    locations: ['NZ', 'YU'],
    attributes: ['gone-attribute', 'women-owned'],
    identifiers: ['gone-register'],
  }

  it('KEEP-1 survive a save of another field by the form', async () => {
    const { read, save, holds } = await supplier()
    const base = fieldsOf(await read())
    await save(buildPatch({ ...base, description: 'New words' }, base, null))
    expect(await holds()).toEqual(kept)
  })

  it('KEEP-1 survive a save of their own list by the form, as the rest of it is changed', async () => {
    const { read, save, holds } = await supplier()
    const base = fieldsOf(await read())
    const locations = [...base.locations.filter((id) => id !== 'NZ'), 'FJ']
    const fields = { ...base, locations, credentials: [], productTags: [], attributes: [] }
    await save(buildPatch(fields, base, null))
    expect(await holds()).toEqual({
      credentials: ['gone-label APPROVED'],
      categories: ['99.01'],
      locations: ['YU', 'FJ'],
      attributes: ['gone-attribute'],
      identifiers: ['gone-register'],
    })
  })

  it('KEEP-1 survive whole lists of a client that knows only what it was shown', async () => {
    const { save, holds } = await supplier()
    const number = { typeId: 'au-abn', identifier: '14 090 652 253' }
    await save({ ...shown, identifiers: [number] })
    expect(await holds()).toEqual({ ...kept, identifiers: ['gone-register', 'au-abn'] })
    await save({ credentials: [], categories: [], locations: [], attributes: [] })
    expect(await holds()).toMatchObject({
      credentials: ['gone-label APPROVED'],
      categories: ['99.01'],
      locations: ['YU'],
      attributes: ['gone-attribute'],
    })
  })

  it('KEEP-1 of whole lists that are saved at the same moment each replaces the other whole', async () => {
    const { save } = await supplier()
    const lists = [['NZ'], ['FJ', 'AU-NSW'], ['AU-NSW'], ['FR', 'NZ'], ['DE'], ['FJ']]
    for (let turn = 0; turn < 5; turn += 1) {
      const saved = await Promise.all(lists.map((locations) => save({ locations })))
      for (const [at, { data }] of saved.entries()) {
        const shown = data.serviceableLocations.filter((id) => id !== 'YU')
        expect(shown.toSorted()).toEqual(lists[at]?.toSorted())
      }
    }
  })

  it('KEEP-1 go where they are named for deletion', async () => {
    const { save, holds } = await supplier()
    await save({
      credentialsToDelete: ['gone-label'],
      categoriesToDelete: ['99.01'],
      locationsToDelete: ['YU'],
      attributesToDelete: ['gone-attribute'],
      identifiers: [{ typeId: 'au-abn', identifier: '14 090 652 253' }],
      identifiersToDelete: ['gone-register'],
    })
    expect(await holds()).toEqual({
      credentials: ['b-corp PENDING'],
      categories: ['46.47'],
      locations: ['NZ'],
      attributes: ['women-owned'],
      identifiers: ['au-abn'],
    })
  })

  it('KEEP-1 what is added and taken away counts where a whole list comes with it', async () => {
    const { save, holds } = await supplier()
    await save({ credentials: ['ungc'], credentialsToAdd: ['iso-14001'], credentialsToDelete: [] })
    expect((await holds()).credentials).toEqual([
      'b-corp PENDING',
      'gone-label APPROVED',
      'iso-14001 PENDING',
    ])
  })

  it.each([
    ['credentialsToAdd.0', { credentialsToAdd: ['no-such-thing'] }],
    ['categoriesToAdd.1', { categoriesToAdd: ['46.47', '99.99.99'] }],
    ['locationsToAdd.0', { locationsToAdd: ['XX-1'] }],
    ['attributesToAdd.0', { attributesToAdd: ['no-such-thing'] }],
    ['otherAttribute', { attributesToAdd: ['other-minority'] }],
    ['credentialsToDelete.0', { credentialsToDelete: ['../../etc'] }],
  ])('KEEP-1 API-5 a wrong %s is refused by name', async (field, body) => {
    const { refused, holds } = await supplier()
    expect(await refused(body)).toMatchObject({ status: 422, field })
    expect(await holds()).toEqual(kept)
  })
})
