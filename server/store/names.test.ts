import { describe, expect, it } from 'vitest'
import { coreName, fold } from './names.ts'

describe('names', () => {
  it('ORG-1 folds case, accents and punctuation away', () => {
    expect(fold('Łódź  Ærø & Söhne’s, Straße')).toBe('lodz aero and sohnes strasse')
  })

  it.each([
    ['Wattle & Wool Pty Ltd', 'WATTLE AND WOOL LIMITED'],
    ['Müller Bäckerei GmbH', 'Muller Backerei GmbH & Co. KG'],
    ['Acme, Inc.', 'ACME S.p.A.'],
  ])('ORG-4 takes %s and %s for near-duplicates', (one, other) => {
    expect(coreName(one)).toBe(coreName(other))
  })

  it('ORG-4 keeps a name that is only a legal form', () => {
    expect(coreName('Limited')).toBe('limited')
    expect(coreName('Texas')).toBe('texas')
  })
})
