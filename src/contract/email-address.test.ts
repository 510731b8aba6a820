import { expect, it } from 'vitest'
import { emailKey, isEmailAddress } from './email-address.ts'

it.each(['ada@example.test', "o'brien+tag@sub.example.co.uk", 'jörg@müller.example'])(
  'AUT-2 takes %s as an address',
  (address) => {
    expect(isEmailAddress(address)).toBe(true)
  },
)

it.each([
  '',
  'ada',
  'ada@localhost',
  'a b@example.test',
  'ada@example.test\r\nBcc: x@example.test',
  'ada@example.test,eve@example.test',
  '<ada@example.test>',
  `${'a'.repeat(65)}@example.test`,
  `ada@${'a.'.repeat(130)}test`,
])('SEC-4 refuses %j as an address', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})

it('AUT-2 sees one mailbox behind different ways to type it', () => {
  expect(emailKey(' Ada@Example.TEST ')).toBe(emailKey('ada@example.test'))
})
