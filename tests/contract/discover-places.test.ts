import { beforeAll, expect, it } from 'vitest'
import type { SupplierHits, SupplierPlace } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { searchDesk } from '../fixtures/search-desk.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const at = (query: string) => {
  const [place] = testCatalogue.searchPlaces(query, 1)
  if (!place) throw new Error(`The place search does not know ${query}`)
  return { contacts: { address: place.address, address_identifier: place.placeId } }
}
const suppliers = [
  { ...at('12 Wharf Road, Leichhardt, New South Wales'), country: 'AU', credentials: ['gots'] },
  { ...at('3 Marion Street, Leichhardt, New South Wales'), country: 'AU', credentials: ['b-corp'] },
  { ...at('Perth, Western Australia'), country: 'AU', credentials: ['gots'] },
  { country: 'AU', credentials: ['gots', 'b-corp'] },
  { ...at('Bremen, Germany'), country: 'DE', credentials: ['gots'] },
  { country: 'NZ', credentials: ['b-corp'] },
  { credentials: ['gots'] },
]

contractSuite('the places of suppliers that are found', (bench) => {
  const { find, save } = searchDesk(bench)

  beforeAll(async () => {
    for (const [number, body] of suppliers.entries()) await save(`Supplier ${number}`, body)
    await bench.app.followed()
  })

  const placesOf = async (search: SupplierSearch) => {
    const { places, total } = await find({ ...search, view: 'map' })
    return { places, total }
  }

  it('DSC-7 says of the whole result where it is: by town, by country where no town is known', async () => {
    const { places, total } = await placesOf({})
    const rows = places?.places.map(
      ({ kind, name, country, count }) => `${kind} ${name} ${country.code} ${count}`,
    )
    expect(rows?.[0]).toBe('town Leichhardt AU 2')
    expect(rows?.slice(1).toSorted()).toEqual([
      'country Australia AU 1',
      'country New Zealand NZ 1',
      'town Bremen DE 1',
      'town Perth AU 1',
    ])
    expect([places?.unknown, total]).toEqual([1, 7])
    expect(places?.places.every(({ point }) => point !== null)).toBe(true)
    expect((await find({})).places).toBeNull()
  })

  it.each<[SupplierSearch]>([
    [{ country: ['AU'], state: ['stated'] }],
    [{ credential: ['gots'], state: ['stated'] }],
    [{ credential: ['b-corp'], state: ['stated'], country: ['AU', 'NZ'] }],
    [{ q: 'supplier 3' }],
    [{ country: ['FR'] }],
  ])(
    'DSC-7 counts under %j what a walk through all suppliers that are found does',
    async (search) => {
      const { places, total } = await placesOf(search)
      const walked: Record<string, number> = {}
      for (let after: string | null | undefined; after !== null;) {
        const page = await find({ ...search, ...(after && { after }) })
        for (const { place } of page.results) {
          const parts = place.split(', ')
          const name = [...new Set([parts[0], parts.at(-1)])].join(', ')
          walked[name] = (walked[name] ?? 0) + 1
        }
        after = page.next
      }
      const nameOf = ({ name, country }: SupplierPlace) =>
        [...new Set([name, country.name])].join(', ')
      const counted = Object.fromEntries(
        places?.places.map((place) => [nameOf(place), place.count]) ?? [],
      )
      const { '': nowhere = 0, ...known } = walked
      expect(counted).toEqual(known)
      expect(places?.unknown).toBe(nowhere)
      expect(Object.values(walked).reduce((sum, one) => sum + one, 0)).toBe(total)
    },
  )

  it('DSC-7 leads from a town to those that are nearest to it, in the language of the reader', async () => {
    const { places } = await find({ view: 'map', country: ['DE'] })
    const [bremen] = places?.places ?? []
    const { results, near } = await find({ sort: 'nearest', near: bremen?.id ?? '' })
    expect([results[0]?.name, results[0]?.distance]).toEqual(['Supplier 4', 0])
    expect(near?.name).toMatch(/^Bremen, /)
    const answer = await fetch(`${bench.app.url}/api/public/suppliers?view=map&country=DE`, {
      headers: { 'accept-language': 'de' },
    })
    const german = (await answer.json()) as SupplierHits
    expect(german.places?.places[0]?.country).toEqual({ code: 'DE', name: 'Deutschland' })
  })
})
