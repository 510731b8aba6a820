import { describe, expect, it } from 'vitest'
import type { Credential } from '#src/contract/catalogue.ts'
import { eligibleForFinance, orderCredentials, searchCredentials } from './credential-list.ts'

const credential = (id: string, shortName: string, name: string): Credential => ({
  id,
  shortName,
  name,
  issuer: '',
  website: '',
  category: 'certification',
  tier: 0,
  sustainabilityBadges: [],
  sdgs: [],
})
const catalogue = [
  credential('1', 'FSC', 'Forest Stewardship Council'),
  credential('2', 'B Corp', 'Certified B Corporation'),
  credential('3', 'PEFC', 'Programme for the Endorsement of Forest Certification'),
]
const held = (id: string, shortName: string, status: 'PENDING' | 'APPROVED', tier = 0) => ({
  id,
  name: shortName,
  shortName,
  status,
  tier,
  notes: [],
})

describe('credentials', () => {
  it('PRF-7 searches from three characters', () => {
    expect(searchCredentials('en', catalogue, 'fs')).toEqual([])
    expect(searchCredentials('en', catalogue, ' fs ')).toEqual([])
    expect(searchCredentials('en', catalogue, 'fsc').map((one) => one.id)).toEqual(['1'])
  })

  it('PRF-7 looks at short name and name, whatever the case', () => {
    expect(searchCredentials('en', catalogue, 'FOREST').map((one) => one.id)).toEqual(['1', '3'])
    expect(searchCredentials('en', catalogue, 'b corp').map((one) => one.id)).toEqual(['2'])
  })

  it('PRF-7 lists pending ones first, then approved ones, each alphabetically', () => {
    const all = [
      held('a', 'Zed', 'APPROVED'),
      held('b', 'apple', 'APPROVED'),
      held('c', 'Zebra', 'PENDING'),
      held('d', 'ant', 'PENDING'),
    ]
    expect(orderCredentials('en', all).map((one) => one.shortName)).toEqual([
      'ant',
      'Zebra',
      'apple',
      'Zed',
    ])
  })

  it('LNG-4 sorts by the rules of the language: Arabic names come first in Arabic only', () => {
    const all = [held('a', 'آيزو 9001', 'PENDING'), held('b', 'ISO 9001', 'PENDING')]
    expect(orderCredentials('ar', all).map((one) => one.id)).toEqual(['a', 'b'])
    expect(orderCredentials('en', all).map((one) => one.id)).toEqual(['b', 'a'])
  })

  it('PRF-7 names those of a tier above 0 as eligible for invoice finance', () => {
    const all = [held('a', 'A', 'APPROVED', 2), held('b', 'B', 'PENDING', 0)]
    expect(eligibleForFinance('en', all).map((one) => one.id)).toEqual(['a'])
  })
})
