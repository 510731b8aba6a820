import { expect, it } from 'vitest'
import { faultInWords } from './fault-words.ts'

it.each([
  [{ code: 'not-a-colour' }, 'This is not a colour such as #0a3d2c.'],
  [
    { code: 'last-host', params: { brand: 'Green' } },
    'This is the only host of the brand “Green”, which would be shown nowhere.',
  ],
  [{ code: 'own-text', params: { kind: 'fixed' } }, 'This text is the same under every brand.'],
] as const)('OPR-4 %j is said as: %s', (fault, words) => {
  expect(faultInWords(fault)).toBe(words)
})

it('OPR-4 a fault of all own texts together is a sentence of its own, in the language that is asked for', () => {
  const fault = { code: 'own-text', params: { kind: 'tooMuch', length: '9', most: '8' } } as const
  const [german, english] = [faultInWords(fault, 'de'), faultInWords(fault)]
  expect(german).toMatch(/^.*8.*\.$/)
  expect(english).not.toBe(german)
})
