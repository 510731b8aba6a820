import { expect, it } from 'vitest'
import { areAlike, duplicateKeys, isCovered, type Sign, signsOf } from './duplicate-keys.ts'

const upper = (_typeId: string, typed: string) => (typed === 'none' ? null : typed.toUpperCase())
const wool = {
  ...{ coreName: 'wattle and wool', countryCode: 'AU', website: 'https://www.Wool.example/about' },
  identifiers: [
    { typeId: 'au-abn', identifier: 'ab1' },
    { typeId: 'au-acn', identifier: 'none' },
  ],
}

it('OPR-3 compares numbers in normal form, the host of the website and the name in its country', () => {
  expect(duplicateKeys(wool, upper)).toEqual([
    { kind: 'number', value: 'au-abn AB1' },
    { kind: 'website', value: 'wool.example' },
    { kind: 'name', value: 'AU wattle and wool' },
  ])
})

it.each([
  ['', 'no website'],
  ['https://www.facebook.com/wool', 'a page on a network'],
  ['https://sites.google.com/view/wool', 'a page of a builder of sites'],
  ['gmail.com', 'a provider of mail'],
])('OPR-3 compares no host of others: %s', (website) => {
  const kinds = duplicateKeys({ ...wool, website, identifiers: [] }, upper).map(({ kind }) => kind)
  expect(kinds).toEqual(['name'])
})

it.each([
  ['', 'AU'],
  ['wattle and wool', null],
])(
  'OPR-3 compares no name without a country, and none that is a legal form only',
  (coreName, countryCode) => {
    const bare = { coreName, countryCode, website: '', identifiers: [] }
    expect(duplicateKeys(bare, upper)).toEqual([])
  },
)

it.each([
  ['harbour cloth', 'harbour cloth trading', true],
  ['harbour cloth', 'harbor cloth', true],
  ['harbourcloth', 'harbour cloth', true],
  ['東京商事', '東京商事', true],
  ['harbour cloth', 'mole yard', false],
  ['', 'harbour cloth', false],
])('OPR-3 finds %j and %j alike: %j', (one, other, alike) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([alike, alike])
})

it('OPR-3 takes a website for a sign only where the names are alike', () => {
  const shared: Sign[] = [
    { kind: 'website', value: 'wool.example' },
    { kind: 'number', value: 'au-abn AB1' },
  ]
  expect(signsOf(shared, { one: 'wattle wool', other: 'wool' })).toEqual(shared)
  expect(signsOf(shared, { one: 'wattle', other: 'quarry' })).toEqual(shared.slice(1))
})

it('OPR-3 covers less than was dismissed, and nothing that came since', () => {
  const [name, number]: Sign[] = [
    { kind: 'name', value: 'AU wool' },
    { kind: 'number', value: 'au-abn AB1' },
  ] as const
  expect(isCovered([name], [name, number])).toBe(true)
  expect(isCovered([name, number], [name])).toBe(false)
  expect(isCovered([{ ...name, value: 'AU wattle' }], [name])).toBe(false)
})
