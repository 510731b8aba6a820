import { describe, expect, it } from 'vitest'
import { demoAccount } from '../demo-account.ts'
import { fittingHashes, hashPassword, newSalt, verifyPassword } from './password-hash.ts'
import { t } from '#src/i18n/testing/english.ts'
import { passwordProblem } from './password-rules.ts'

const ada = { email: 'ada.byron@example.test', firstName: 'Ada', lastName: 'Byron' }

describe('the rule for passwords', () => {
  it.each([
    ['', 'Enter a password.'],
    ['Short-1!', 'Use at least 12 characters. This password has 8.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['my-ada.byron-secret', 'Choose a password that does not contain your email address.'],
    ['password1234', 'This password is too easy to guess'],
    ['123456789012', 'This password is too easy to guess'],
    ['qwertyuiopas', 'This password is too easy to guess'],
    ['aaaaaaaaaaaaaaaa', 'This password is too easy to guess'],
    ['abcabcabcabcabc', 'This password is too easy to guess'],
  ])('AUT-2 refuses %j', async (password, reason) => {
    expect(await passwordProblem(t, password, ada)).toContain(reason)
  })

  it.each([demoAccount.password, 'violet orbit lantern', 'crème-brûlée-à-minuit'])(
    'AUT-2 accepts %j',
    async (password) => {
      expect(await passwordProblem(t, password, ada)).toBeNull()
    },
  )
})

describe('hashes', () => {
  it('AUT-2 are Argon2id with their parameters, salted, and fit only their password', async () => {
    const hash = await hashPassword('violet orbit lantern', newSalt())
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashPassword('violet orbit lantern', newSalt())).not.toBe(hash)
    expect(await verifyPassword('violet orbit lantern', hash)).toBe(true)
    expect(await verifyPassword('violet orbit lanterN', hash)).toBe(false)
    expect(await verifyPassword('violet orbit lantern', 'nonsense')).toBe(false)
  })

  it('AUT-2 take an accent however the keyboard sends it', async () => {
    const hash = await hashPassword('cre\u0300me-brulee-a-minuit', newSalt())
    expect(await verifyPassword('cr\u00e8me-brulee-a-minuit', hash)).toBe(true)
  })

  it('AUT-2 made with other parameters still fit', async () => {
    // The test vector of the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -m 16`.
    const vector =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', vector)).toBe(true)
  })

  it('ACC-5 of one salt are told apart, whatever else they are compared with', async () => {
    const salt = newSalt()
    const one = await hashPassword('violet orbit lantern', salt)
    const other = await hashPassword('amber canyon flute', salt)
    const foreign = await hashPassword('violet orbit lantern', newSalt())
    const all = [one, other, foreign, 'nonsense']
    expect(await fittingHashes('violet orbit lantern', all)).toEqual(new Set([one, foreign]))
    expect(await fittingHashes('amber canyon flute', all)).toEqual(new Set([other]))
    expect(await fittingHashes('neither of them', all)).toEqual(new Set())
    expect(await fittingHashes('neither of them', [])).toEqual(new Set())
  })
})
