import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Country, Place } from '#src/contract/catalogue.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { isDirty } from '#src/contract/profile/changed-fields.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { chooseMainAddress, lookUpCountry } from './choose-address.ts'

const country = (code: string): Country => ({ code, alpha3: '', name: code, numeric: '000' })
const placeIn = (code: string | null): Place => ({
  placeId: 'p',
  address: 'Somewhere',
  address_components: code ? [{ long_name: code, short_name: code, types: ['country'] }] : [],
})
const lookup = (code: string | null) => ({
  place: async () => placeIn(code),
  countries: async () => [country('AF'), country('AU')],
})
const suggestion = { placeId: 'place-leeds', address: 'Leeds, England' }

describe('choosing the main address', () => {
  afterEach(() => vi.restoreAllMocks())

  it('PRF-6 looks up the place and takes its country', async () => {
    const draft = createProfileDraft(detailsFixture())
    await chooseMainAddress(draft, suggestion, lookup('UK'))
    expect(draft.fields.address).toEqual({ label: 'Leeds, England', value: 'place-leeds' })
    expect(draft.fields.businessRegistryCountry).toBe('GB')
  })

  it('PRF-5 falls back on the first country of the list', async () => {
    const draft = createProfileDraft(detailsFixture())
    await chooseMainAddress(draft, suggestion, lookup(null))
    expect(draft.fields.businessRegistryCountry).toBe('AF')
  })

  it('PRF-6 drops the country of an address that was replaced meanwhile', async () => {
    const draft = createProfileDraft(detailsFixture())
    const first = chooseMainAddress(draft, suggestion, lookup('UK'))
    draft.fields.address = { label: 'Lyon', value: 'place-lyon' }
    await first
    expect(draft.fields.businessRegistryCountry).toBe('AU')
  })

  it('PRF-6 keeps address and country when the lookup fails, and logs it', async () => {
    const draft = createProfileDraft(detailsFixture())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fails = { ...lookup('UK'), place: () => Promise.reject(new Error('down')) }
    await chooseMainAddress(draft, suggestion, fails)
    expect(draft.fields.address?.value).toBe('place-leeds')
    expect(draft.fields.businessRegistryCountry).toBe('AU')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('PRF-5 works out the country of an organisation saved without one, which is no edit', async () => {
    const draft = createProfileDraft(detailsFixture({ businessRegistryCountry: null }))
    await lookUpCountry(draft, lookup('AU'))
    expect(draft.fields.businessRegistryCountry).toBe('AU')
    expect(isDirty(draft.fields, draft.base)).toBe(false)
  })
})
