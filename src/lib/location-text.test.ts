import { describe, expect, it } from 'vitest'
import { locationText, locationTexts } from './location-text.ts'

describe('locationText', () => {
  it('PUB-3 joins city, state and country by commas', () => {
    expect(locationText({ city: 'Fremantle', state: 'WA', country: 'Australia' })).toBe(
      'Fremantle, WA, Australia',
    )
  })

  it('PUB-3 leaves no comma where a part is missing', () => {
    expect(locationText({ city: '', state: ' ', country: 'Singapore' })).toBe('Singapore')
    expect(locationText({ city: 'Lyon', state: '', country: 'France' })).toBe('Lyon, France')
    expect(locationText({ city: '', state: '', country: '' })).toBe('')
  })

  it('PUB-3 names each place once, and none that is empty', () => {
    const perth = { city: 'Perth', state: 'WA', country: 'Australia' }
    expect(locationTexts([perth, { city: '', state: '', country: '' }, { ...perth }])).toEqual([
      'Perth, WA, Australia',
    ])
  })
})
