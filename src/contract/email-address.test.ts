import { expect, it } from 'vitest'
import { emailKey, isEmailAddress, plainEmail } from './email-address.ts'

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

it.each([
  ['a@x.example.', 'a@x.example'],
  [' \ufeffAda@X.example\u200b ', 'Ada@X.example'],
  ['mailto:ada@x.example', 'ada@x.example'],
  ['<ada@x.example>,', 'ada@x.example'],
  ['ａｄａ＠ｘ。ｅｘａｍｐｌｅ', 'ada@x.example'],
  ['o’brien@x.example', "o'brien@x.example"],
  ['jean\u2011luc@x.example', 'jean-luc@x.example'],
  ['jo\u0308rg@mu\u0308ller.example', 'jörg@müller.example'],
  ['ada@x.example\u202e', 'ada@x.example'],
  ['ada@x.example .', 'ada@x.example'],
  ["'ada@x.example',", 'ada@x.example'],
  ['*ada@x.example*', 'ada@x.example'],
])('KEEP-3 brings %j into its normal form', (typed, plain) => {
  expect(plainEmail(typed)).toBe(plain)
  expect(isEmailAddress(plain)).toBe(true)
  expect(plainEmail(plain)).toBe(plain)
  expect(emailKey(typed)).toBe(plain.toLowerCase())
})

it.each([
  '-ada@x.example',
  "'ada@x.example",
  '*ada@x.example',
  '{ada}@x.example',
  '!ada@x.example',
])(
  'KEEP-3 ACC-1 leaves %s as it is: it may be the mailbox of another person than ada',
  (address) => {
    expect(isEmailAddress(address)).toBe(true)
    expect(plainEmail(address)).toBe(address)
    expect(emailKey(address)).not.toBe(emailKey('ada@x.example'))
  },
)

it.each([
  '\u200bada@x.example',
  'ada\u2060@x.example',
  'a\u202eda@x.example',
  'ada\u3164@x.example',
])('KEEP-3 refuses %j, in which something is unseen', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})
