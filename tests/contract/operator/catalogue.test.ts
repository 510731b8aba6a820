import { beforeEach, expect, it } from 'vitest'
import { readCatalogue } from '#server/catalogue/credentials/follow-catalogue.ts'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import { storedEntries } from '#server/store/catalogue/stored-entries.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'

const { content, credentials, organisationDetails, updateOrganisation } = endpoints

const seal = {
  ...{ id: 'city-seal', name: { en: 'City Seal', de: 'Stadtsiegel' }, shortName: 'Seal' },
  ...{ issuer: 'Harbour City', website: 'https://city.example/seal', category: 'certification' },
  sustainabilityBadges: ['Environment'],
  proves: 'That the city has seen the site.',
  doesNotProve: 'That anything is better than elsewhere.',
}

contractSuite('operator: catalogue', (bench) => {
  const catalogue = testCatalogue
  let owner: Person
  let slug: string
  beforeEach(async () => {
    const { db, engine } = bench.open
    await db.deleteFrom('catalogue_credentials').execute()
    await seedCatalogue(db, engine, catalogue.ours)
    await read()
    owner = await bench.person()
    slug = await bench.organisation(owner)
  })

  const run = (line: readonly string[], stdin = '') => operate(bench.place, line, stdin)
  const put = (entry: object) => run(['catalogue', 'put', '-'], JSON.stringify(entry))
  const show = (id: string) => operateJson(bench.place, ['catalogue', 'show', id])
  const read = async () => {
    await readCatalogue(bench.open.db, catalogue.shelf)
    return catalogue
  }
  const mine = () => ({ token: owner.token, params: { slug } })
  const save = (body: object) => succeed(bench.app.url, updateOrganisation, { ...mine(), body })
  const held = async () => {
    const { data } = await succeed(bench.app.url, organisationDetails, mine())
    return data.sustainabilityCredentials
  }

  it('TRU-8 begins with the entries of the release, and reads them as they are', async () => {
    const stored = await storedEntries(bench.open.db)
    const byId = catalogue.ours.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    expect(stored.map(({ entry }) => entry)).toEqual(byId)
    // Again, and from another process: nothing is written.
    const { db, engine } = bench.open
    await Promise.all([1, 2].map(() => seedCatalogue(db, engine, catalogue.ours)))
    const { count } = await db
      .selectFrom('catalogue_credentials')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(catalogue.ours.length)
  })

  it('TRU-8 a later release changes what the operator has not, and keeps what was before', async () => {
    await put({ id: 'emas', validMonths: 36 })
    const later = catalogue.ours.map((one) =>
      one.id === 'emas' ? { ...one, website: 'https://emas.example/', validMonths: 48 } : one,
    )
    const { db, engine } = bench.open
    await seedCatalogue(db, engine, later)
    expect(await show('emas')).toMatchObject({
      entry: { website: 'https://emas.example/', validMonths: 36 },
      ...{ changes: { validMonths: 36 }, changedBy: null },
    })
    await put({ id: 'emas', validMonths: null })
    expect(await show('emas')).toMatchObject({ entry: { validMonths: 48 }, changes: {} })
    const rows = await db
      .selectFrom('catalogue_credentials')
      .select(['valid_from', 'valid_to'])
      .where('id', '=', 'emas')
      .orderBy('valid_from')
      .execute()
    expect(rows.map((row) => row.valid_to)).toEqual([
      ...rows.slice(1).map((row) => row.valid_from),
      null,
    ])
  })

  it('TRU-8 a process that runs knows of an entry that was added, in each language', async () => {
    const before = (await read()).shelf.revision()
    expect((await put(seal)).stdout).toBe("The credential 'city-seal' is in the catalogue.\n")
    const known = await read()
    expect(known.shelf.revision()).not.toBe(before)
    expect(known.credentialById('city-seal')).toMatchObject({ name: 'City Seal', tier: 1 })
    expect(known.in('de').credentialById('city-seal')?.name).toBe('Stadtsiegel')
    expect(known.in('ar').credentialById('city-seal')?.name).toBe('City Seal')
    const { results } = await succeed(bench.app.url, credentials, {})
    expect(results.map(({ id }) => id)).toContain('city-seal')
    const guide = await succeed(bench.app.url, content, { params: { key: 'trust-city-seal' } })
    expect(guide.data.html).toContain('That the city has seen the site.')
    expect(await run(['catalogue', 'list'])).toMatchObject({
      stdout: expect.stringMatching(/city-seal +City Seal +certification +offered +olga@operator/),
    })
  })

  it('TRU-8 a retired entry is offered no more, and stays on profiles that hold it', async () => {
    await run(['catalogue', 'retire', 'ep100'])
    const known = await read()
    expect(known.credentials.map(({ id }) => id)).not.toContain('ep100')
    expect(known.credentialById('ep100')?.name).toBe('EP100')
    const body = { credentialsToAdd: ['ep100'] }
    expect(await refuse(bench.app.url, updateOrganisation, { ...mine(), body })).toMatchObject({
      ...{ status: 422, field: 'credentialsToAdd.0' },
    })
    expect((await run(['catalogue', 'retire', 'ep100'])).stderr).toContain('retired already')
    await run(['catalogue', 'restore', 'ep100'])
    expect((await read()).credentials.map(({ id }) => id)).toContain('ep100')
  })

  it('TRU-8 an entry becomes another one, with all that its holders have stated and handed in', async () => {
    await save({
      credentialsToAdd: ['ep100', 're100'],
      credentialDetails: [{ id: 'ep100', issuedOn: '2024-05-01' }],
    })
    await run(['credentials', 'approve', slug, 'ep100', '--how', 'document'])
    const { stdout } = await run(['catalogue', 'merge', 'ep100', 're100'])
    expect(stdout).toBe("'ep100' is 're100' now, on 1 profiles.\n")
    expect(await held()).toMatchObject([
      { id: 're100', status: 'APPROVED', issuedOn: '2024-05-01' },
    ])
    const known = await read()
    expect(known.credentialById('ep100')?.id).toBe('re100')
    expect(known.credentials.map(({ id }) => id)).not.toContain('ep100')
    // A draft of before names it still.
    await save({ credentialDetails: [{ id: 'ep100', entryUrl: 'https://register.example/1' }] })
    expect((await held())[0]?.stated).toMatchObject({ entryUrl: 'https://register.example/1' })
    // Broken off or said again, nothing is done twice.
    expect((await run(['catalogue', 'merge', 'ep100', 're100'])).stderr).toContain('already')
    expect((await run(['catalogue', 'merge', 're100', 'ep100'])).stderr).toContain('not offered')
  })

  it('TRU-8 comes as CSV and goes back, with what was changed in it', async () => {
    await put({ ...seal, proves: '=That "commas, and quotes" are kept.' })
    const { stdout } = await run(['catalogue', 'export'])
    const same = await run(['catalogue', 'import', '-'], stdout)
    expect(same).toMatchObject({
      ...{ code: 0, stdout: 'Nothing of the file differs from the catalogue.\n' },
    })
    const lines = [
      'id;validMonths;asks;name.de;retired',
      'city-seal;24;number|expiresOn;Siegel der Stadt;no',
      'emas;;;;yes',
    ]
    const dry = await run(['catalogue', 'import', '-', '--dry-run'], lines.join('\r\n'))
    expect(dry.stdout).toMatch(/city-seal +changed/)
    expect(await show('emas')).toMatchObject({ isRetired: false })
    await run(['catalogue', 'import', '-'], lines.join('\r\n'))
    expect(await show('city-seal')).toMatchObject({
      entry: {
        ...{ validMonths: 24, asks: ['number', 'expiresOn'], name: 'City Seal' },
        words: { de: { name: 'Siegel der Stadt' } },
      },
    })
    expect(await show('emas')).toMatchObject({ isRetired: true, changes: {} })
  })

  it.each([
    ['id,name\nnew-one,New', 'shortName is needed'],
    ['id,validMonths\nemas,many', 'validMonths'],
    ['id,register\nemas,http://plain.example', 'https://'],
    ['id,nonsense\nemas,1', "no column 'nonsense'"],
    ['id,number.name,number.pattern,number.example\nemas,certificate,[A-Z,AB', 'pattern'],
    ['id,number.name,number.pattern,number.example\nemas,certificate,[A-Z]+,123', 'example'],
    ['id,name\n"emas,x', 'no CSV'],
    ['id,name\n<script>,x', 'id'],
  ])('TRU-8 refuses %j as a whole, and says what is wrong', async (file, words) => {
    const before = await storedEntries(bench.open.db)
    const ran = await run(['catalogue', 'import', '-'], file)
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toContain(words)
    expect(await storedEntries(bench.open.db)).toEqual(before)
  })
})
