import { describe, expect, it } from 'vitest'
import { groupCredentials, type PublicCredential } from './credential-groups.ts'

function credential(name: string, rest: Partial<PublicCredential> = {}): PublicCredential {
  return {
    id: name,
    name,
    shortName: name,
    status: 'APPROVED',
    category: 'certification',
    notes: [],
    ...rest,
  }
}

describe('groupCredentials', () => {
  it('PUB-6 gives the groups that have content, in their order', () => {
    const groups = groupCredentials([
      credential('Pledge', { category: 'membership' }),
      credential('ISO 14001'),
    ])
    expect(groups.map((group) => [group.category, group.credentials.length])).toEqual([
      ['certification', 1],
      ['membership', 1],
    ])
  })

  it('PUB-6 puts what is verified before what is pending, each in the order of the server', () => {
    const [group] = groupCredentials([
      credential('Alpha', { status: 'PENDING' }),
      credential('Beta'),
      credential('Gamma', { status: 'PENDING' }),
      credential('Zeta'),
    ])
    expect(group?.credentials.map((one) => one.name)).toEqual(['Beta', 'Zeta', 'Alpha', 'Gamma'])
  })
})
