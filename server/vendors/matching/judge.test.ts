import { describe, expect, it } from 'vitest'
import { chooseAmong, type Evidence, judge, reasonsOf } from './judge.ts'

const nothing: Evidence = {
  ...{ number: null, isNumberOfAnother: false, isNumberUnknown: false, isDomainEqual: false },
  ...{ isDomainOfAnother: false, name: null, isCountryEqual: null, isTownEqual: false },
}
const equal = { isEqual: true, score: 1 }
const alike = { isEqual: false, score: 0.9 }
const other = { isEqual: false, score: 0.1 }
const telling = { typeId: 'au-abn', isTelling: true }
const verdictOf = (evidence: Partial<Evidence>) => judge({ ...nothing, ...evidence }).verdict

describe('a row and a supplier', () => {
  it.each([
    ['a number, and the name', { number: telling, name: equal }, 'match'],
    ['a number alone, where the row has no name', { number: telling }, 'match'],
    [
      'a number and the name, in another country',
      { number: telling, name: equal, isCountryEqual: false },
      'match',
    ],
    [
      'a number in the country, under another name',
      { number: telling, name: other, isCountryEqual: true },
      'match',
    ],
    ['a number under another name', { number: telling, name: other }, 'possible'],
    [
      'a number under another name in another country',
      { number: telling, name: other, isCountryEqual: false },
      'possible',
    ],
    [
      'a number that tells little, under another name',
      { number: { ...telling, isTelling: false }, name: other, isCountryEqual: true },
      'possible',
    ],
    [
      'a number, beside one of another supplier',
      { number: telling, name: equal, isNumberOfAnother: true },
      'possible',
    ],
    ['a domain, and the name', { isDomainEqual: true, name: alike }, 'match'],
    ['a domain under another name', { isDomainEqual: true, name: other }, 'possible'],
    [
      'a domain in another country',
      { isDomainEqual: true, name: equal, isCountryEqual: false },
      'possible',
    ],
    [
      'a domain, with a number of another supplier',
      { isDomainEqual: true, name: equal, isNumberOfAnother: true },
      'possible',
    ],
    ['name and country', { name: equal, isCountryEqual: true }, 'match'],
    ['name and town, where no country is said', { name: equal, isTownEqual: true }, 'match'],
    ['the name alone', { name: equal }, 'possible'],
    ['the name, in another country', { name: equal, isCountryEqual: false }, 'possible'],
    [
      'name and country, with a number that finds nobody',
      { name: equal, isCountryEqual: true, isNumberUnknown: true },
      'possible',
    ],
    [
      'name and country, with the domain of another one',
      { name: equal, isCountryEqual: true, isDomainOfAnother: true },
      'possible',
    ],
    [
      'a name that is alike, in country and town',
      { name: alike, isCountryEqual: true, isTownEqual: true },
      'possible',
    ],
    [
      'a name that is a little alike',
      { name: { isEqual: false, score: 0.6 }, isCountryEqual: true },
      'none',
    ],
    ['country and town alone', { name: other, isCountryEqual: true, isTownEqual: true }, 'none'],
    ['nothing', {}, 'none'],
  ] as const)('DSC-5 with %s', (_, evidence, verdict) => {
    expect(verdictOf(evidence)).toBe(verdict)
  })

  it('DSC-5 have their reasons in words of a page', () => {
    const evidence = {
      ...nothing,
      number: telling,
      name: alike,
      isCountryEqual: false,
      isTownEqual: true,
    }
    expect(reasonsOf(evidence)).toEqual([
      { code: 'number-equal', typeId: 'au-abn' },
      { code: 'name-alike' },
      { code: 'country-differs' },
      { code: 'town-equal' },
    ])
  })
})

describe('among suppliers', () => {
  const suppliers = (...all: Partial<Evidence>[]) =>
    all.map((evidence, at) => ({ supplier: { no: at + 1 }, evidence: { ...nothing, ...evidence } }))
  const chosen = (...all: Partial<Evidence>[]) => {
    const { verdict, chosen: some } = chooseAmong(suppliers(...all))
    return { verdict, numbers: some.map(({ supplier }) => supplier.no) }
  }

  it('DSC-5 the only match is it, and what else is possible is not named', () => {
    const found = chosen(
      { name: alike, isCountryEqual: true },
      { name: equal, isCountryEqual: true },
    )
    expect(found).toEqual({ verdict: 'match', numbers: [2] })
  })

  it('DSC-5 two that match alike are possible, and it is said that neither is the only one', () => {
    const same = { name: equal, isCountryEqual: true }
    const { verdict, chosen: both } = chooseAmong(suppliers(same, same))
    expect(verdict).toBe('possible')
    expect(both.map(({ reasons }) => reasons.at(-1))).toEqual([
      { code: 'not-the-only-one' },
      { code: 'not-the-only-one' },
    ])
  })

  it('DSC-5 a number tells more than the name of another one', () => {
    const found = chosen(
      { name: equal, isCountryEqual: true },
      { number: telling, name: alike, isCountryEqual: true },
    )
    expect(found).toEqual({ verdict: 'match', numbers: [2] })
  })

  it('DSC-5 three are named at most, the surest first, whatever their order', () => {
    const all = [0.81, 0.85, 0.9, 0.95].map((score) => ({ name: { isEqual: false, score } }))
    expect(chosen(...all)).toEqual({ verdict: 'possible', numbers: [4, 3, 2] })
    expect(chosen()).toEqual({ verdict: 'none', numbers: [] })
  })
})
