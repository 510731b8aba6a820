import { expect, it } from 'vitest'
import { credentialFlag } from './credential-flag.ts'

const warn = { category: 'WARN' } as const
const critical = { category: 'CRITICAL' } as const

it('PUB-6 flags a credential red for any critical note, else yellow for a warning, else not', () => {
  expect(credentialFlag([warn, critical])).toBe('critical')
  expect(credentialFlag([warn])).toBe('warning')
  expect(credentialFlag([])).toBeNull()
})
