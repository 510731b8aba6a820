import { beforeAll, expect, it } from 'vitest'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { countryFinder } from './country-finder.ts'
import { domainOf } from './domain-of.ts'
import { createVendorReader } from './read-vendor.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

it.each([
  ['www.Wattle.example', 'wattle.example'],
  ['https://wattle.example/en/?a=b', 'wattle.example'],
  ['accounts@Wattle.example', 'wattle.example'],
  ['mailto:a@wattle.example', 'wattle.example'],
  ['Sam <sam@wattle.example>', 'wattle.example'],
  ['a@gmail.com; b@wattle.example', 'wattle.example'],
  ['https://müller.example', 'xn--mller-kva.example'],
  ['wattle@gmail.com', null],
  ['https://www.linkedin.com/company/wattle', null],
  ['facebook.com/wattle', null],
  ['n/a', null],
  ['none', null],
  ['see contract', null],
  ['127.0.0.1', null],
  ['javascript:alert(1)', null],
  ['', null],
])('DSC-5 the domain of %j is %j', (typed, domain) => {
  expect(domainOf(typed)).toBe(domain)
})

it.each([
  ['AU', 'AU'],
  ['aus', 'AU'],
  ['Deutschland', 'DE'],
  ['ALLEMAGNE', 'DE'],
  ['ألمانيا', 'DE'],
  ['U.S.A.', 'US'],
  ['United Kingdom', 'GB'],
  ['Scotland', 'GB'],
  ['Holland', 'NL'],
  ['Atlantis', null],
  ['', null],
])('DSC-5 %j is the country %j', (typed, code) => {
  expect(countryFinder(catalogue)(typed)).toBe(code)
})

it('DSC-5 a row is read by what its columns have, and cells that are missing say nothing', () => {
  const read = createVendorReader(catalogue, [
    { kind: 'vendor-number' },
    { kind: 'name' },
    { kind: 'identifier', typeId: 'au-abn' },
    { kind: 'number' },
    { kind: 'country' },
    { kind: 'website' },
    { kind: 'website' },
    { kind: 'town' },
    { kind: 'spend' },
  ])
  const cells = [
    'V1',
    'Wattle',
    '51 824',
    '',
    'australia',
    'wattle.example',
    'a@wattle.example',
    'Perth',
    '1',
  ]
  expect(read({ at: 2, cells })).toEqual({
    name: 'Wattle',
    numbers: [{ typeId: 'au-abn', typed: '51 824' }],
    country: 'AU',
    domains: ['wattle.example'],
    town: 'Perth',
  })
  expect(read({ at: 3, cells: ['V2'] })).toEqual({
    ...{ name: '', numbers: [], country: null, domains: [], town: '' },
  })
})
