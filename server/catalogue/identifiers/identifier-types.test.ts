import { RE2JS } from 're2js'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueId } from '#src/contract/fields.ts'
import { loadCatalogue, type Catalogue } from '../catalogue.ts'
import definitions from '../data/identifier-types.json' with { type: 'json' }

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const idsFor = (country: string) =>
  catalogue.identifierTypesByCountry(country).map(({ typeId }) => typeId)

describe('identifier types', () => {
  it('PRF-5 cover at least 60 countries, each id once, with the source of the format', () => {
    const countries = new Set(
      definitions.map(({ country }) => country).filter((code) => code !== '*'),
    )
    expect(countries.size).toBeGreaterThanOrEqual(60)
    expect([...countries].filter((code) => !catalogue.countryByCode(code))).toEqual([])
    const ids = definitions.map(({ typeId }) => typeId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !v.is(catalogueId, id))).toEqual([])
    expect(definitions.filter(({ source }) => source === '')).toEqual([])
  })

  it('PRF-5 are offered by country, those of the whole world last', () => {
    expect(idsFor('AU')).toEqual(['au-abn', 'au-acn', 'lei', 'duns', 'gln'])
    expect(idsFor('FJ')).toEqual(['lei', 'duns', 'gln'])
    expect(idsFor('ZZ')).toEqual([])
    expect(catalogue.identifierTypeById('au-abn')?.type).toBe('Australian Business Number (ABN)')
    expect(catalogue.identifierTypeById('constructor')).toBeUndefined()
  })

  it.each(definitions.map((one) => [one.typeId, one] as const))(
    'PRF-4 %s accepts its example and refuses its counter-example, in a linear engine too',
    (typeId, { regexValidation, example, refused }) => {
      expect(catalogue.isValidIdentifier(typeId, example)).toBe(true)
      expect(catalogue.isValidIdentifier(typeId, refused)).toBe(false)
      expect(catalogue.isValidIdentifier(typeId, `${example}\n`)).toBe(false)
      expect(catalogue.isValidIdentifier(typeId, `x${example}`)).toBe(false)
      expect(RE2JS.compile(regexValidation).matches(example)).toBe(true)
      expect(RE2JS.compile(regexValidation).matches(`${example} x`)).toBe(false)
    },
  )

  it.each([
    ['au-abn', '51824753556', true],
    ['au-abn', '51824753557', false],
    ['gb-crn', 'SC123456', true],
    ['gb-crn', 'SL00123A', true],
    ['gb-crn', 'SC12345', false],
    ['gb-vat', 'GB 980 7806 84', true],
    ['de-vat', 'DE 136 695 976', false],
    ['de-vat', 'DE136695976', true],
    ['fr-siret', '732 829 320 00074', true],
    ['nz-nzbn', '9429041525746', true],
    ['nz-nzbn', '9429041525747', false],
    ['be-kbo', '0403.019.261', true],
    ['ch-uid', 'CHE-100.155.212', true],
    ['lei', '529900T8BM49AURSDO55', true],
    ['lei', '529900T8BM49AURSDO54', false],
    ['gln', '4006381333931', true],
    ['us-ein', '91-1144442', true],
    ['ad-nrt', 'L-709604-E', true],
    ['br-cnpj', '33.000.167/0001-01', true],
    ['cn-uscc', '91110000600037341L', true],
    ['ec-ruc', '1792060346001', true],
    ['es-cif', 'A28015865', true],
    ['in-gstin', '27AAPFU0939F1ZV', true],
    ['jp-cn', '7000012050002', true],
    ['mx-rfc', 'MAB9307148T1', true],
    ['se-orgnr', '556016-0680', true],
    ['tn-mf', '1234567/M/A/E/001', true],
    ['tw-ubn', '22099131', true],
    ['za-cipc', '2015/123456/07', true],
    ['za-cipc', '2015/12345/07', false],
    ['ie-cro', '12', false],
    // Numbers of people: a sole trader's tax number is not a business register's.
    ['mx-rfc', 'GODE561231GR8', false],
    ['ec-ruc', '1714307103001', false],
    ['lv-regnr', '16117519997', false],
    ['se-orgnr', '811228-9874', false],
    ['ve-rif', 'V-11470283-4', false],
  ])('PRF-4 %s %s: %s', (typeId, value, valid) => {
    expect(catalogue.isValidIdentifier(typeId, value)).toBe(valid)
  })

  it('PRF-4 refuses what is no number at all, and unknown types', () => {
    expect(catalogue.isValidIdentifier('no-such-type', '1')).toBe(false)
    expect(catalogue.isValidIdentifier('toString', '1')).toBe(false)
    const hostile = ['', ' ', '1'.repeat(10_000), '💥', '٠١٢٣٤٥٦٧٨']
    const accepted = definitions.filter(({ typeId }) =>
      hostile.some((value) => catalogue.isValidIdentifier(typeId, value)),
    )
    expect(accepted).toEqual([])
  })
})
