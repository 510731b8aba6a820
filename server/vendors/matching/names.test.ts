import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../store/names.ts'
import { ListedNames } from './listed-names.ts'
import { nameLikeness } from './name-likeness.ts'
import { nameKey, nameWords } from './name-words.ts'
import { wordLikeness } from './word-likeness.ts'

const words = (name: string) => nameWords(fold(name))
type Given = Parameters<typeof nameLikeness>[2]
const even: Given = { weigh: () => 1, places: new Set() }
const likeness = (one: string, other: string, given = even) =>
  nameLikeness(words(one), words(other), given)

describe('the words of a name', () => {
  it.each([
    ['Wattle & Wool Pty Ltd', 'WATTLE AND WOOL LIMITED'],
    ['Müller GmbH & Co. KG', 'Mueller G.m.b.H.'],
    ['Słońce Sp. z o.o.', 'Slonce sp zoo'],
    ['Aulne S.A.R.L.', 'AULNE SARL'],
    ['Ábrete S. de R.L. de C.V.', 'abrete'],
    ['Bros Intl Ltd', 'Brothers International'],
    ['A.B.C. Timber', 'ABC Timber Inc.'],
  ])('DSC-5 of %j are those of %j', (one, other) => {
    expect(words(one)).toEqual(words(other))
  })

  it('DSC-5 of nothing but a legal form are that form', () => {
    expect(words('The Company Ltd')).not.toEqual([])
    expect(words('')).toEqual([])
  })
})

describe('the likeness of names', () => {
  it.each([
    ['Wool Wattle', 'Wattle & Wool'],
    ['Blue Ridge Timber', 'Blueridge Timber'],
  ])('DSC-5 is whole for %j and %j', (one, other) => {
    expect(likeness(one, other)).toEqual({ isEqual: true, score: 1 })
  })

  it.each([
    ['a slip', 'Wattlebird Timber', 'Watlebird Timber'],
    ['two letters swapped', 'Kestrelbeck Joinery', 'Kestrelbekc Joinery'],
    ['an abbreviation', 'Wattlebird Manufacturing', 'Wattlebird Manuf.'],
    ['a word more', 'Wattlebird Timber', 'Wattlebird Timber Sydney'],
  ])('DSC-5 is high with %s, and no equality', (_, one, other) => {
    const { isEqual, score } = likeness(one, other)
    expect(isEqual).toBe(false)
    expect(score).toBeGreaterThan(0.8)
  })

  it('DSC-5 is lower for another word than for a word more', () => {
    const more = likeness('Wattlebird Timber', 'Wattlebird Timber North').score
    expect(likeness('Wattlebird Timber', 'Wattlebird Paper').score).toBeLessThan(more)
  })

  it('DSC-5 is lower where the word that few have is another one', () => {
    const weigh = (word: string) => (word === 'timber' ? 1 : 8)
    const same = likeness('Wattlebird Timber', 'Wattlebird Paper', { ...even, weigh }).score
    expect(likeness('Wattlebird Timber', 'Spinifex Timber', { ...even, weigh }).score).toBeLessThan(
      same,
    )
  })

  it('DSC-5 is hardly less for a word that names the town', () => {
    const places = new Set(['sydney'])
    expect(
      likeness('Wattle Timber Sydney', 'Wattle Timber', { ...even, places }).score,
    ).toBeGreaterThan(0.97)
  })

  const name = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 5 })
  it('DSC-5 is from 0 to 1, the same both ways for one word, and whole for a name in any order', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const { score } = nameLikeness(one, other, even)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(nameLikeness(one, one.toReversed(), even)).toEqual({ isEqual: true, score: 1 })
        const [first = '', second = ''] = [one[0], other[0]]
        expect(wordLikeness(first, second)).toBe(wordLikeness(second, first))
      }),
    )
  })
})

describe('names of a list', () => {
  it('DSC-5 are found by equal words in any order, and by words with a slip', () => {
    const listed = new ListedNames([['wattle', 'wool'], ['blue', 'ridge'], ['gum']])
    expect(listed.equalTo(['wool', 'wattle'])).toEqual(new Set([0]))
    expect(listed.equalTo(['blueridge'])).toEqual(new Set([1]))
    expect(listed.near(['watle'])).toEqual(listed.near(['wattle']))
    expect(listed.near(['wattles']).size).toBe(1)
    expect(listed.near(['gun'])).toEqual(new Set())
    expect(listed.near(['blueridge']).size).toBe(1)
  })

  it('DSC-5 with one slip in a longer word are always found', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.stringMatching(/^[a-z]$/),
        fc.nat(3),
        (right, place, letter, kind) => {
          const at = place % right.length
          const [before, behind] = [right.slice(0, at), right.slice(at + 1)]
          const wrong =
            [before + behind, before + letter + right.slice(at), before + letter + behind][kind] ??
            before + behind.slice(0, 1) + right.slice(at, at + 1) + behind.slice(1)
          if (wrong.length < 4) return
          const listed = new ListedNames([[right]])
          expect(listed.near([wrong]).size).toBe(1)
        },
      ),
    )
  })

  it('DSC-5 without a word are found by nothing', () => {
    const listed = new ListedNames([[]])
    expect(listed.equalTo([])).toEqual(new Set())
    expect(nameKey([])).toBe('')
  })
})
