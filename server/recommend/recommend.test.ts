import { describe, expect, it } from 'vitest'
import { supplier } from '../../tests/fixtures/supplier.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { createRecommender } from './recommend.ts'
import type { Supplier } from './supplier.ts'

const recommend = createRecommender(await loadCatalogue())
const reasons = (known: Partial<Supplier>) =>
  new Map(recommend(supplier(known)).results.map(({ id, reason }) => [id, reason]))
const ids = (known: Partial<Supplier>) => [...reasons(known).keys()]

const officeSupplies: Partial<Supplier> = {
  size: 'SMALL',
  categories: ['46.47', '47.62', '17.23', '18.12'],
  locations: ['AU-NSW'],
  attributes: ['women-owned'],
  exclude: ['Women-owned', 'indigenous'],
}
const textiles: Partial<Supplier> = {
  size: 'MEDIUM',
  categories: ['13.10', '13.20', '14.10'],
  locations: ['DE'],
  exclude: ['indigenous'],
}

it('BRD-1 PTH-4 what the buyers of a brand search by comes first, for whoever can have it', () => {
  const wanted = { by: 'Harbour', credentials: ['iso-14001', 'supply-nation-certified'] }
  const found = [...reasons({ ...officeSupplies, wanted })]
  expect(found[0]).toEqual(['iso-14001', 'Buyers on Harbour search for it.'])
  expect(found.map(([id]) => id)).not.toContain('supply-nation-certified')
  expect(ids({ ...officeSupplies, wanted, held: ['iso-14001'] })).not.toContain('iso-14001')
})

describe('a small women-owned seller of office supplies in Australia', () => {
  it('PTH-4 is shown the proof of its ownership first, then paper and Australian labels', () => {
    const found = reasons(officeSupplies)
    expect([...found].slice(0, 3)).toEqual([
      ['weconnect-wbe', 'Verifies that you are women-owned.'],
      ['fsc-coc', expect.stringMatching(/^Made for .*, your industry\.$/)],
      ['geca', expect.stringMatching(/^Covers .*, your industry\.$/)],
    ])
    expect([...found.keys()]).not.toContain('wbenc-wbe')
    expect([...found.keys()]).not.toContain('supply-nation-certified')
  })

  it('PTH-4 is not shown what it has', () => {
    expect(ids({ ...officeSupplies, held: ['fsc-coc'] })).not.toContain('fsc-coc')
  })

  it('PTH-4 sees Supply Nation once it says that it is Indigenous-owned', () => {
    const own = { attributes: ['indigenous-owned'], exclude: ['Indigenous-owned'] }
    const [first, reason] = [...reasons({ ...officeSupplies, ...own })][0] ?? []
    expect(first).toBe('supply-nation-certified')
    expect(reason).toBe('Verifies that you are Indigenous-owned.')
  })

  it('PTH-4 is not told that the register of another country verifies it, where it also serves', () => {
    const own = { attributes: ['indigenous-owned'], exclude: ['Indigenous-owned'] }
    const abroad = { ...officeSupplies, ...own, locations: ['AU-NSW', 'NZ'] }
    expect(ids(abroad)).not.toContain('amotai')
    const chosen = { locations: ['NZ'], mustMatch: { categories: false, locations: true } }
    expect(reasons({ ...abroad, ...chosen }).get('amotai')).toBe('Recognised in New Zealand.')
  })
})

describe('other suppliers', () => {
  it('PTH-4 textile makers in Germany see textile standards first and German labels', () => {
    const found = ids(textiles)
    expect(found.slice(0, 2)).toEqual(['gots', 'oeko-tex-100'])
    expect(found).toContain('blue-angel')
    expect(found).toContain('eu-ecolabel')
    expect(reasons(textiles).get('gots')).toBe('Made for textiles and clothing, your industry.')
  })

  it('PTH-4 a tiny coffee roaster and bakery in the United States sees food, not audits of factories', () => {
    const found = ids({ size: 'MICRO', categories: ['10.71', '10.83'], locations: ['US'] })
    expect(found.slice(0, 2)).toEqual(['usda-organic', 'iso-22000'])
    expect(found).toContain('smithsonian-bird-friendly')
    for (const other of ['eu-organic', 'aco-organic', 'smeta', 'gots', 'cdp-climate']) {
      expect(found).not.toContain(other)
    }
  })

  it('PTH-4 a large builder in the United Kingdom sees buildings and the British registers', () => {
    const found = ids({ size: 'LARGE', categories: ['41.00', '42.11'], locations: ['GB'] })
    expect(found[0]).toBe('breeam')
    expect(found).toEqual(expect.arrayContaining(['considerate-constructors', 'chas', 'leed']))
    for (const other of ['green-star', 'is-rating', 'homestar', 'sme-climate-hub']) {
      expect(found).not.toContain(other)
    }
  })

  it('PTH-3 one of which nothing is known sees nothing', () => {
    expect(recommend(supplier())).toEqual({ results: [], count: 0, totalCount: 0 })
    const words = { exclude: ['indigenous'], held: ['b-corp'] }
    expect(recommend(supplier(words)).results).toEqual([])
  })

  it.each([
    { size: 'SMALL' },
    { locations: ['NZ'] },
    { categories: ['62.10'] },
    { attributes: ['net-zero-target'] },
  ] as const)('PTH-3 one thing known is enough: %o', (known) => {
    expect(recommend(supplier(known)).count).toBeGreaterThan(3)
  })
})

describe('filters', () => {
  it('PTH-4 an industry leaves what is made for it or common in it', () => {
    const filter = { mustMatch: { categories: true, locations: false } }
    const found = reasons({ ...textiles, size: null, ...filter })
    for (const reason of found.values()) expect(reason).toMatch(/, your industry\.$/)
    expect([...found.keys()]).not.toContain('climate-active')
  })

  it('PTH-4 a place puts its own first, keeps international ones, and shows no other country', () => {
    const cleaner = { categories: ['81.21'], locations: ['AU'], size: 'SMALL' } as const
    const filter = { mustMatch: { categories: false, locations: true } }
    const found = reasons({ ...cleaner, ...filter })
    expect(found.get('climate-active')).toBe('Recognised in Australia.')
    expect(found.has('iso-14001')).toBe(true)
    expect(found.has('living-wage-uk')).toBe(false)
    const unfiltered = ids(cleaner)
    expect([...found.keys()].indexOf('climate-active')).toBeLessThanOrEqual(
      unfiltered.indexOf('climate-active'),
    )
  })
})

describe('similar suppliers', () => {
  const peersWith = (approved: number, pending: number) => ({
    peers: { suppliers: 8, holders: new Map([['ul-2799', { approved, pending }]]) },
  })

  it('PTH-4 lift what they hold, and the reason says how many', () => {
    expect(ids(officeSupplies)).not.toContain('ul-2799')
    expect(reasons({ ...officeSupplies, ...peersWith(7, 1) }).get('ul-2799')).toBe(
      'Held by 7 suppliers like you.',
    )
  })

  it('PTH-4 do not count as holders before the approval', () => {
    expect(reasons({ ...officeSupplies, ...peersWith(2, 6) }).get('ul-2799')).toBe(
      'On the profiles of 8 suppliers like you.',
    )
  })

  it('PTH-4 SEC-3 are never told when fewer than three hold it', () => {
    const all = [...reasons({ ...officeSupplies, ...peersWith(2, 0) }).values()]
    expect(all.filter((reason) => reason.includes('like you'))).toEqual([])
  })
})

describe('descriptions', () => {
  it('PTH-1 say who issues it, what it covers, and for whom', () => {
    const { results } = recommend(supplier({ categories: ['81.21'], locations: ['AU'] }))
    expect(results.find(({ id }) => id === 'caf')?.description).toBe(
      'A certification by Cleaning Accountability Framework; it covers ethical conduct. Industries: cleaning and facilities; property. Where: Australia. Sustainable Development Goals: 8 Decent Work and Economic Growth.',
    )
    expect(results.find(({ id }) => id === 'iso-14001')?.description).toMatch(
      /^A certification to an ISO standard, issued by accredited certification bodies; it covers the environment\./,
    )
  })
})
