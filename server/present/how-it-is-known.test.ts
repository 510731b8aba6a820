import { expect, it } from 'vitest'
import { assess } from '#src/contract/trust/assess.ts'
import type { CredentialFacts } from '#src/contract/trust/credential-facts.ts'
import {
  at,
  confirmed,
  decided,
  facts,
  statement,
  stopped,
} from '#src/contract/trust/facts.fixture.ts'
import { languages } from '#src/i18n/languages.ts'
import { howItIsKnown } from './how-it-is-known.ts'

const today = { at: Date.parse(at('06-01')), timeZone: 'UTC' }
const known = (parts: Partial<CredentialFacts>, language: (typeof languages)[number] = 'en') => {
  const assessment = assess(facts(parts), today)
  return (
    assessment &&
    howItIsKnown(language, 'iso-14001', assessment)
      .slice(0, -1)
      .map(({ text }) => text)
  )
}
const whole = {
  ...{ number: 'EMS-771204', issuer: 'Certify Ltd', scope: 'Both warehouses' },
  expiresOn: '2029-02-28',
}

it('TRU-3 says by whom, how, when, until when and under which number', () => {
  const check = confirmed('s', { from: at('03-02'), authority: 'Harbour City' })
  expect(known({ statements: [statement('s', whole)], checks: [check] })).toEqual([
    'No. EMS-771204, issued by Certify Ltd',
    'Covers: Both warehouses',
    'Document seen by Harbour City on 2 March 2026.',
    'Valid until 28 February 2029.',
  ])
})

it.each([
  [{ number: 'A1' }, 'No. A1'],
  [{ issuer: 'Certify Ltd' }, 'Issued by Certify Ltd'],
])('TRU-3 says of %j: %s', (stated, first) => {
  expect(known({ statements: [statement('s', stated)] })?.[0]).toBe(first)
})

it('TRU-3 says that nobody has checked a claim, and nothing of the day that it names', () => {
  expect(known({ statements: [statement('s', whole)] })?.slice(2)).toEqual([
    'Stated by the supplier. Nobody has checked it yet.',
  ])
})

it('TRU-3 says of what was refused neither that it was checked nor that nobody did', () => {
  expect(known({ statements: [statement('s', whole)], checks: [decided('s', 'refused')] })).toEqual(
    ['No. EMS-771204, issued by Certify Ltd', 'Covers: Both warehouses'],
  )
})

it('TRU-3 has a sentence for each way to check, with and without a name', () => {
  const methods = ['unrecorded', 'document', 'register', 'issuer', 'signature'] as const
  const sentence = (method: (typeof methods)[number], authority: string | null) =>
    known({ checks: [confirmed('s', { method, authority })] })?.[0]
  expect(methods.map((method) => sentence(method, null))).toEqual([
    'Checked on 2 January 2026; how was not recorded.',
    'Document seen on 2 January 2026.',
    'Found in the issuer’s register on 2 January 2026.',
    'Confirmed by the issuer on 2 January 2026.',
    'Signed by the issuer; the signature was checked on 2 January 2026.',
  ])
  expect([sentence('register', 'Harbour City'), sentence('issuer', 'Harbour City')]).toEqual([
    'Found in the issuer’s register by Harbour City on 2 January 2026.',
    'Confirmed to Harbour City by the issuer on 2 January 2026.',
  ])
})

it('TRU-3 leads to where it was found', () => {
  const entryUrl = 'https://register.example/1'
  const checks = [confirmed('s', { method: 'register', entryUrl })]
  const assessment = assess(facts({ statements: [statement('s', whole)], checks }), today)
  expect(
    assessment && howItIsKnown('en', 'iso-14001', assessment).filter(({ url }) => url),
  ).toEqual([
    { text: 'Found in the issuer’s register on 2 January 2026.', url: entryUrl },
    { text: 'What it proves', url: '/trust/iso-14001' },
  ])
})

it('TRU-2 says what has ended, since when it does not count and why, and what waits', () => {
  const checks = [confirmed('s')]
  const over = { statements: [statement('s', { expiresOn: '2026-05-31' })], checks }
  expect(known(over)?.at(-1)).toBe('Was valid until 31 May 2026.')
  expect(known({ checks, stops: [stopped('s', 'suspended')] })?.at(-1)).toBe(
    'Does not count since 3 January 2026: Why.',
  )
  expect(known({ checks, stops: [stopped('s', 'revoked')] })?.at(-1)).toBe(
    'Taken back on 3 January 2026: Why.',
  )
  const renewed = [statement('s'), statement('new', { from: at('04-01') })]
  expect(known({ statements: renewed, checks })?.at(-1)).toBe('New papers wait to be checked.')
})

it.each(['suspended', 'revoked'] as const)('TRU-2 calls nothing valid that is %s', (kind) => {
  const statements = [statement('s', whole)]
  const said = known({ statements, checks: [confirmed('s')], stops: [stopped('s', kind)] })
  expect(said?.join(' ')).not.toContain('alid until')
})

it.each(languages)('TRU-3 I18N-1 is worded in %s', (language) => {
  const said = known({ statements: [statement('s', whole)], checks: [confirmed('s')] }, language)
  expect(said).toHaveLength(4)
  expect(said?.join(' ')).not.toContain('trust.')
})

it('TRU-3 I18N-1 a day stands in one piece in a sentence from right to left', () => {
  const [line] = known({ checks: [confirmed('s')] }, 'ar') ?? []
  expect(line).toContain('\u20682 يناير 2026\u2069')
})
