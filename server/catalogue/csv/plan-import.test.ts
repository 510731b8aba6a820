import { expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue.ts'
import type { StoredEntry } from '../credentials/credential-shelf.ts'
import { effectiveEntry } from '../credentials/effective-entry.ts'
import { planImport } from './plan-import.ts'
import { readEntryCsv } from './read-entry-csv.ts'
import { writeEntryCsv } from './write-entry-csv.ts'

const { ours } = await loadCatalogue()
const stored = (all = ours): Map<string, StoredEntry> =>
  new Map(all.map((entry) => [entry.id, { entry, isRetired: false, mergedInto: null }]))

async function plan(text: string, stock = stored()) {
  const { rows, faults } = await readEntryCsv(text, 5_000)
  expect(faults).toEqual([])
  return planImport(rows, stock)
}
const faultsOf = async (text: string, stock = stored()) =>
  (await plan(text, stock)).faults.map(({ line, column, problem }) => [
    ...[line, column, problem.reason],
  ])

it('OPR-5 what was exported changes nothing, texts among them that look like formulas', async () => {
  const texts = ['=SUM(A1)', '+1', '-1', '@x', "'=quoted", "'plain", 'a,"b";c', '|']
  const odd = texts.map((name, at) =>
    effectiveEntry(`odd-${at}`, null, { name, issuer: { en: name, de: `${name} de` } }),
  )
  const all = [...ours, ...odd]
  const file = [...writeEntryCsv(stored(all).values())].join('')
  const { entries, unchanged, faults } = await plan(file, stored(all))
  expect(faults).toEqual([])
  expect(entries).toEqual([])
  expect(unchanged).toBe(all.length)
})

it('OPR-5 a formula that somebody types is a text, and goes out again as one', async () => {
  const { entries } = await plan('id,issuer\nemas,=HYPERLINK("x")'.replaceAll('"', "'"))
  expect(entries).toMatchObject([{ changes: { issuer: { en: "=HYPERLINK('x')" } } }])
  const changed = effectiveEntry('emas', null, entries[0]?.changes ?? {})
  const file = [...writeEntryCsv(stored([changed]).values())].join('')
  expect(file).toContain("'=HYPERLINK")
})

it('OPR-5 tells of each cell what it was and becomes, and leaves the rest', async () => {
  const [entry] = (await plan('id,validMonths,name.de,asks\nemas,24,EMAS-Siegel,')).entries
  expect(entry).toMatchObject({
    ...{ line: 2, id: 'emas', isNew: false, isRetired: false },
    cells: [
      { column: 'name.de', was: '', becomes: 'EMAS-Siegel' },
      { column: 'validMonths', was: '', becomes: '24' },
    ],
  })
  expect(Object.keys(entry?.changes ?? {})).toEqual(['name', 'validMonths'])
})

it('OPR-5 retires and restores', async () => {
  const one = await plan('id,retired\nemas,yes')
  expect(one.entries).toMatchObject([{ fields: ['retired'], changes: {}, isRetired: true }])
  expect((await plan('id,retired\nemas,no')).unchanged).toBe(1)
})

const full = {
  ...{ id: 'seal', name: 'Seal', shortName: 'S', issuer: 'City', website: 'https://c.example' },
  ...{ category: 'rating', sustainabilityBadges: 'Social', proves: 'A', doesNotProve: 'B' },
}
const fileOf = (cells: Readonly<Record<string, string>>) =>
  `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}`

it('OPR-5 adds a credential that has all it needs', async () => {
  const { entries, faults } = await plan(fileOf(full))
  expect(faults).toEqual([])
  expect(entries).toMatchObject([{ id: 'seal', isNew: true }])
})

it.each([
  ['a needed one', fileOf({ ...full, proves: '' }), [[2, 'proves', 'needed']]],
  ['English', fileOf({ ...full, name: '', 'name.de': 'S' }), [[2, 'name', 'needed']]],
  ['an id', 'id,validMonths\n,12', [[2, 'id', 'id']]],
])('OPR-5 a new credential without %s', async (_, text, [first]) => {
  expect(await faultsOf(text)).toContainEqual(first)
})

it.each([
  ['the same id twice', 'id,validMonths\nemas,12\nemas,24', [3, 'id', 'id-twice']],
  ['a word for a number', 'id,validMonths\nemas,many', [2, 'validMonths', 'months']],
  ['goals that are none', 'id,sdgs\nemas,1|x', [2, 'sdgs', 'goals']],
  ['a kind that there is not', 'id,category\nemas,medal', [2, 'category', 'one-of']],
  [
    'an address without TLS',
    'id,register\nemas,http://a.example',
    [2, 'register', 'https-address'],
  ],
  ['something else than yes or no', 'id,thirdParty\nemas,maybe', [2, 'thirdParty', 'yes-or-no']],
  ['the same for what is retired', 'id,retired\nemas,maybe', [2, 'retired', 'yes-or-no']],
  ['a text that is too long', `id,name.de\nemas,${'x'.repeat(161)}`, [2, 'name.de', 'too-long']],
])('OPR-5 refuses %s, and says where', async (_, text, fault) => {
  expect(await faultsOf(text)).toEqual([fault])
})

it('OPR-5 leaves an entry that has become another one, and says so where it would change', async () => {
  const stock = stored()
  const emas = stock.get('emas')
  if (emas) stock.set('emas', { ...emas, mergedInto: 'iso-14001' })
  expect(await faultsOf('id,validMonths\nemas,12', stock)).toEqual([[2, 'id', 'merged']])
  expect(await faultsOf('id,category\nemas,certification', stock)).toEqual([])
})
