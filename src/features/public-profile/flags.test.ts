import { expect, it } from 'vitest'
import { profileFlag } from './flags.ts'

it('PUB-2 flags a profile red before yellow', () => {
  expect(profileFlag({ hasRedCredential: true, hasYellowCredential: true })).toBe('critical')
  expect(profileFlag({ hasRedCredential: false, hasYellowCredential: true })).toBe('warning')
  expect(profileFlag({ hasRedCredential: false, hasYellowCredential: false })).toBeNull()
})
