import { beforeAll, expect, it } from 'vitest'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'
import { fullProfile } from '../fixtures/profile.ts'
import { searchDesk } from '../fixtures/search-desk.ts'

contractSuite('the search of suppliers', (bench) => {
  const { find, namesOf, save } = searchDesk(bench)
  let wattle: Awaited<ReturnType<typeof save>>

  beforeAll(async () => {
    wattle = await save('Wattle & Wool Pty Ltd', fullProfile)
    await save('Müller Leinen GmbH', {
      ...{ country: 'DE', size: 'MICRO', credentials: ['iso-14001', 'gots'], locations: ['DE'] },
      ...{
        description: 'Leinen und Wolle aus Bremen.',
        categories: ['13.10'],
        attributes: ['women-owned'],
      },
    })
    await save('東京紙業', {
      country: 'JP',
      credentials: ['fsc-coc'],
      categories: ['17'],
    })
    await save('Empty Shell Ltd', { country: 'AU' })
    const approve = ['credentials', 'approve', wattle.slug, 'iso-14001', '--how', 'register']
    const details = [
      '--number',
      'EMS-771204',
      '--expires',
      '2070-01-01',
      '--entry',
      'https://register.example/1',
    ]
    const { code, stderr } = await operate(bench.place, [...approve, ...details])
    if (code !== 0) throw new Error(stderr)
    // The index is read when it is first asked.
    await bench.app.followed()
  })

  it.each<[string, SupplierSearch, string[]]>([
    ['a word of a name, without its accents', { q: 'muller' }, ['Müller Leinen GmbH']],
    ['the beginning of a word', { q: 'watt' }, ['Wattle & Wool Pty Ltd']],
    ['a word of a description', { q: 'merino' }, ['Wattle & Wool Pty Ltd']],
    ['two letters of a script without spaces', { q: '東京' }, ['東京紙業']],
    ['a number as it is printed', { q: '14 090 652 253' }, ['Wattle & Wool Pty Ltd']],
    ['the number of a certificate', { q: 'ems 771204' }, ['Wattle & Wool Pty Ltd']],
    ['a country in another language', { q: 'Deutschland' }, ['Müller Leinen GmbH']],
    ['a product in another language', { q: 'Herstellung von Papier' }, ['東京紙業']],
    ['words of which one is nowhere', { q: 'wattle bremen' }, []],
    ['punctuation alone', { q: '!!' }, []],
    [
      'words that say nothing beside one that does',
      { q: 'the wattle of Ltd' },
      ['Wattle & Wool Pty Ltd'],
    ],
    ['a credential that was checked', { credential: ['iso-14001'] }, ['Wattle & Wool Pty Ltd']],
    [
      'one that is only stated',
      { credential: ['gots'], state: ['stated'] },
      ['Müller Leinen GmbH'],
    ],
    ['a level of trust', { assurance: 'issuer-confirmed' }, ['Wattle & Wool Pty Ltd']],
    ['a country within its part of the world', { country: ['150'] }, ['Müller Leinen GmbH']],
    ['a region around one that is served', { region: ['AU'] }, ['Wattle & Wool Pty Ltd']],
    ['a region within one that is served', { region: ['DE-HB'] }, ['Müller Leinen GmbH']],
    ['a product within its section', { product: ['C'], country: ['DE'] }, ['Müller Leinen GmbH']],
    ['a size', { size: ['MICRO'] }, ['Müller Leinen GmbH']],
    ['one facet or another value of it', { country: ['DE', 'JP'], q: 'paper' }, ['東京紙業']],
    ['what nothing is', { credential: ['iso-14001'], country: ['JP'] }, []],
  ])('DSC-1 finds by %s', async (_, search, names) => {
    expect(await namesOf(search)).toEqual(names)
  })

  it('DSC-1 puts those first that are called so, and says why each is here', async () => {
    const { results } = await find({ q: 'wool' })
    expect(results.map(({ name, reasons }) => [name, reasons[0]])).toEqual([
      ['Wattle & Wool Pty Ltd', { in: 'name', words: 'Wattle & Wool Pty Ltd' }],
    ])
    const [byNumber] = (await find({ q: '14090652253' })).results
    expect(byNumber?.reasons[0]).toEqual({ in: 'number', words: '14090652253' })
    const [byText] = (await find({ q: 'merino' })).results
    expect(byText?.reasons).toEqual([{ in: 'text', words: 'Merino knitwear, dyed with wattle.' }])
    const [byFacet] = (await find({ credential: ['iso-14001'], region: ['AU'] })).results
    expect(byFacet?.reasons).toEqual([
      { in: 'credential', words: 'ISO 14001' },
      { in: 'region', words: 'New South Wales' },
    ])
  })

  it('SEC-2 says of a supplier what its public profile says, and finds it by nothing else', async () => {
    const [hit] = (await find({ q: 'wattle' })).results
    expect(hit).toMatchObject({
      ...{ slug: wattle.slug, place: 'Leichhardt, New South Wales, Australia', distance: null },
      ...{ credentialCount: 2, verifiedCredentials: 1 },
    })
    expect(hit?.credentials).toEqual([
      expect.objectContaining({
        id: 'iso-14001',
        state: 'active',
        assurance: 'issuer-confirmed',
        expiresOn: '2070-01-01',
      }),
      expect.objectContaining({
        id: 'b-corp',
        state: 'pending',
        assurance: 'self-declared',
        expiresOn: null,
      }),
    ])
    expect(JSON.stringify(hit)).not.toMatch(/women|14 ?090|Wharf/i)
    for (const q of ['women-owned', 'wharf road', 'women']) expect(await namesOf({ q })).toEqual([])
  })

  it('DSC-1 counts what each value would find, the other facets as they are', async () => {
    const { facets, chosen, total } = await find({ country: ['DE'], state: ['stated'] })
    const countsOf = (name: string) =>
      Object.fromEntries(
        (facets.find((one) => one.facet === name)?.values ?? []).map((one) => [one.id, one.count]),
      )
    expect(total).toBe(1)
    expect(countsOf('country')).toMatchObject({ DE: 1, AU: 1, JP: 1, 150: 1 })
    expect(countsOf('credential')).toEqual({ 'iso-14001': 1, gots: 1 })
    expect(countsOf('state')).toEqual({ stated: 1 })
    expect(chosen).toEqual([
      { part: 'state', id: 'stated', name: 'Stated, not checked' },
      { part: 'country', id: 'DE', name: 'Germany' },
    ])
  })

  it('DSC-2 says what is in the way where nothing is found', async () => {
    const { total, without } = await find({ q: 'wattle', country: ['JP'] })
    expect([total, without]).toEqual([
      0,
      [
        { part: 'country', value: null, name: '', total: 1 },
        { part: 'q', value: null, name: '', total: 1 },
      ],
    ])
  })

  it.each([
    ['watle', ['wattle']],
    ['watle wool', ['wattle wool']],
    ['sertified', expect.arrayContaining(['certified'])],
    ['wattle', []],
    ['wattle bremen', []],
    ['zzzzzz', []],
  ])('DSC-2 of %s near spellings are offered that are found', async (q, expected) => {
    expect((await find({ q })).spellings).toEqual(expected)
  })

  it('DSC-1 the nearest come first, with how far they are', async () => {
    const { results, near } = await find({ sort: 'nearest', near: 'NZ' })
    expect(results.map(({ name }) => name)).toEqual([
      'Wattle & Wool Pty Ltd',
      '東京紙業',
      'Müller Leinen GmbH',
    ])
    expect(results[0]?.distance).toBeGreaterThan(2_000)
    expect(results[0]?.distance).toBeLessThan(2_400)
    expect(near).toEqual({ id: 'NZ', name: 'New Zealand' })
  })

  it.each([
    [{ after: 'nonsense' }, 'after'],
    [{ near: 'nowhere' }, 'near'],
    [{ sort: 'best' }, 'sort'],
    [{ sdg: '18' }, 'sdg'],
  ])('DSC-1 %j is refused with the name of the field', async (query, field) => {
    const answer = await fetch(
      `${bench.app.url}/api/public/suppliers?${new URLSearchParams(query)}`,
    )
    expect([answer.status, ((await answer.json()) as { field: string }).field]).toEqual([
      400,
      expect.stringContaining(field),
    ])
  })
})
