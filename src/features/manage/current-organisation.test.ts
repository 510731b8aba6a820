import { describe, expect, it } from 'vitest'
import type { Membership } from '../../contract/membership.ts'
import { acceptedMemberships, currentSlug } from './current-organisation.ts'

const membership = (slug: string, accepted = true): Membership => ({
  organisation: { name: slug, slug },
  relationship: 'OWNER',
  whenAccepted: accepted ? '2026-01-01T00:00:00.000Z' : null,
})
const all = [membership('first'), membership('second'), membership('waiting', false)]

describe('the organisation to open', () => {
  it('MNG-6 is the remembered one', () => {
    expect(currentSlug(all, 'first')).toBe('first')
  })

  it('MNG-6 is the last accepted one when nothing is remembered, or something unknown', () => {
    expect(currentSlug(all, null)).toBe('second')
    expect(currentSlug(all, 'gone')).toBe('second')
  })

  it('MNG-6 is never one whose claim is still pending', () => {
    expect(currentSlug(all, 'waiting')).toBe('second')
    expect(currentSlug([membership('waiting', false)], 'waiting')).toBeNull()
  })

  it('MNG-6 takes the first of several wishes that can be granted', () => {
    expect(currentSlug(all, 'gone', 'first')).toBe('first')
    expect(currentSlug(all, undefined, 'first')).toBe('first')
  })

  it('MNG-6 offers accepted memberships only', () => {
    expect(acceptedMemberships(all).map((one) => one.organisation.slug)).toEqual([
      'first',
      'second',
    ])
  })
})
