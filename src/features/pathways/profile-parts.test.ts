import { expect, it } from 'vitest'
import { missingParts } from './profile-parts.ts'

const filled = {
  serviceableLocations: ['NZ'],
  categories: [{ id: '13.20', name: 'Weaving of textiles' }],
  size: 'MICRO' as const,
  attributes: [{ id: 'family-owned', name: 'Family owned' }],
}

it('PTH-3 names each part that the profile says nothing of, and no other', () => {
  expect(missingParts(filled)).toEqual([])
  expect(missingParts({ ...filled, size: null, categories: [] })).toEqual(['products', 'size'])
  expect(missingParts({ ...filled, serviceableLocations: [], attributes: [] })).toEqual([
    'locations',
    'attributes',
  ])
})
