import { describe, expect, it } from 'vitest'
import { attributeGroups, otherMinorityId } from './attribute-groups.ts'

const option = (name: string, category: 'OWNERSHIP' | 'OTHER', isSelfReportable = true) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  isSelfReportable,
})

describe('attributes', () => {
  it('PRF-9 keeps named, self-reportable ones, sorted, in two groups', () => {
    const groups = attributeGroups('en', [
      option('Women owned', 'OWNERSHIP'),
      option('Family owned', 'OWNERSHIP'),
      option('Carbon tag', 'OTHER', false),
      option(' ', 'OTHER'),
      option('Social enterprise', 'OTHER'),
    ])
    expect(groups.OWNERSHIP.map((one) => one.name)).toEqual(['Family owned', 'Women owned'])
    expect(groups.OTHER.map((one) => one.name)).toEqual(['Social enterprise'])
  })

  it('PRF-9 stops at 99', () => {
    const many = Array.from({ length: 120 }, (_, at) => option(`Option ${at}`, 'OTHER'))
    expect(attributeGroups('en', many).OTHER).toHaveLength(99)
  })

  it("LNG-3 PRF-9 knows 'Other minority' by its id, whatever it is called in the language of the page", () => {
    const german = { ...option('Andere Minderheit', 'OWNERSHIP'), id: 'other-minority' }
    expect(otherMinorityId([option('Andere', 'OWNERSHIP'), german])).toBe('other-minority')
  })

  it("PRF-9 knows 'Other minority' by its name", () => {
    expect(otherMinorityId([option('Other minority', 'OWNERSHIP')])).toBe('other-minority')
    expect(otherMinorityId([])).toBeNull()
  })
})
