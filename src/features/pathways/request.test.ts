import { describe, expect, it } from 'vitest'
import { noFilters } from './filters.ts'
import { recommendationRequest } from './request.ts'

const family = { id: 'family-owned', name: 'Family owned' }
const tag = { id: 'modern-slavery-training', name: 'Modern slavery training' }
const supplier = {
  size: 'SMALL' as const,
  categories: [{ id: '13.20', name: 'Weaving of textiles' }],
  serviceableLocations: ['AU-VIC', 'NZ'],
  attributes: [family, tag],
  selfReportedAttributes: [family],
}

describe('recommendationRequest', () => {
  it('PTH-2 says what the profile says', () => {
    expect(recommendationRequest(supplier, ['iso-14001'], noFilters)).toEqual({
      credentials: ['iso-14001'],
      size: ['SMALL'],
      categories: ['13.20'],
      locations: ['AU-VIC', 'NZ'],
      attributes: ['family-owned', 'modern-slavery-training'],
      mustMatch: { categories: false, locations: false },
      exclude: ['Family owned', 'indigenous'],
    })
  })

  it('PTH-2 sends empty lists for what the profile does not say', () => {
    const bare = {
      ...{ size: null, categories: [], serviceableLocations: [] },
      ...{ attributes: [], selfReportedAttributes: [] },
    }
    expect(recommendationRequest(bare, [], noFilters)).toEqual({
      ...{ credentials: [], size: [], categories: [], locations: [], attributes: [] },
      mustMatch: { categories: false, locations: false },
      exclude: ['indigenous'],
    })
  })

  it('PTH-1 PTH-2 filters take the place of the profile, each on its own, and must match', () => {
    const locations = [{ id: 'FR', name: 'France' }]
    expect(recommendationRequest(supplier, [], { ...noFilters, locations })).toMatchObject({
      categories: ['13.20'],
      locations: ['FR'],
      mustMatch: { categories: false, locations: true },
    })
    const industries = [{ id: '11.02', name: 'Manufacture of wine from grape' }]
    expect(recommendationRequest(supplier, [], { ...noFilters, industries })).toMatchObject({
      categories: ['11.02'],
      locations: ['AU-VIC', 'NZ'],
      mustMatch: { categories: true, locations: false },
    })
  })

  it('LNG-3 PTH-2 knows a supplier of Indigenous people by the id, whatever it is called in the language of the page', () => {
    const own = { id: 'indigenous-owned', name: 'Im Eigentum indigener Menschen' }
    const request = recommendationRequest(
      { ...supplier, selfReportedAttributes: [own] },
      [],
      noFilters,
    )
    expect(request.exclude).toEqual([own.name])
  })

  it.each(['Indigenous-owned', 'Run by INDIGENOUS people'])(
    'PTH-2 leaves indigenous credentials in for a supplier that says %s',
    (name) => {
      const selfReportedAttributes = [family, { id: 'one', name }]
      const request = recommendationRequest({ ...supplier, selfReportedAttributes }, [], noFilters)
      expect(request.exclude).toEqual(['Family owned', name])
    },
  )
})
