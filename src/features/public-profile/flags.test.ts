import { describe, expect, it } from 'vitest'
import { credentialFlag, profileFlag } from './flags.ts'

const warn = { category: 'WARN', text: 'Expires soon' } as const
const critical = { category: 'CRITICAL', text: 'Withdrawn' } as const

describe('flags', () => {
  it('PUB-6 flags a credential red for any critical note, else yellow for a warning, else not', () => {
    expect(credentialFlag([warn, critical])).toBe('critical')
    expect(credentialFlag([warn])).toBe('warning')
    expect(credentialFlag([])).toBeNull()
  })

  it('PUB-2 flags a profile red before yellow', () => {
    expect(profileFlag({ hasRedCredential: true, hasYellowCredential: true })).toBe('critical')
    expect(profileFlag({ hasRedCredential: false, hasYellowCredential: true })).toBe('warning')
    expect(profileFlag({ hasRedCredential: false, hasYellowCredential: false })).toBeNull()
  })
})
