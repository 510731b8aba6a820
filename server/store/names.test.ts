import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slug } from '#src/contract/fields.ts'
import * as v from 'valibot'
import { coreName, fold, slugFrom } from './names.ts'

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

  it('ORG-4 makes a valid slug of any name, or none at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), (name) => {
        const made = slugFrom(name)
        expect(made === '' || v.is(slug, made)).toBe(true)
      }),
    )
  })
})
