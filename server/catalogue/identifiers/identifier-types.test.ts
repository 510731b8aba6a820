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
      const normal = catalogue.normalIdentifier(typeId, example) ?? ''
      expect(normal).not.toBe('')
      expect(catalogue.normalIdentifier(typeId, refused)).toBeNull()
      expect(catalogue.normalIdentifier(typeId, `${example}\n`)).toBe(normal)
      expect(catalogue.normalIdentifier(typeId, `xyz${example}`)).toBeNull()
      expect(RE2JS.compile(regexValidation).matches(normal)).toBe(true)
      expect(RE2JS.compile(regexValidation).matches(`${normal} x`)).toBe(false)
    },
  )

  it.each([
    ['au-abn', '51824753556', true],
    ['au-abn', '51824753557', false],
    ['gb-crn', 'SC123456', true],
    ['gb-crn', 'SL00123A', true],
    ['gb-crn', 'SC12345', false],
    ['gb-vat', 'GB 980 7806 84', true],
    ['de-vat', 'DE 136 695 976', true],
    ['de-vat', 'DE 136 695 977', false],
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
    // Registers that changed, or that the earlier rules had wrong.
    ['br-cnpj', '12.ABC.345/01DE-35', true],
    ['br-cnpj', '12.ABC.345/01DE-34', false],
    ['br-cnpj', '12.ABC.345/01DE-3A', false],
    ['tw-ubn', '00501503', true],
    ['tw-ubn', '00501504', false],
    ['tw-ubn', '79132418', true],
    ['bg-eik', '831650349', true],
    ['fr-siret', '35600000049837', true],
    ['fr-siret', '35600000049838', false],
    ['fr-siret', '73282932100074', false],
    ['is-kennitala', '630254-7908', true],
    ['is-kennitala', '631354-7958', false],
    ['cn-uscc', '16006583JKREQJPAY0', true],
    ['cn-uscc', '16006583JKREQJPAY1', false],
    ['py-ruc', '80004690-0', true],
    ['sk-dph', 'SK1020273893', false],
    ['ec-ruc', '0993370026001', true],
    ['ec-ruc', '0993370026000', false],
    ['al-nipt', 'L60181590Q', true],
    ['az-voen', '9900003871', true],
    ['az-voen', '9900003872', false],
    ['kz-bin', '940140000385', true],
    ['kz-bin', '940140000384', false],
    ['ro-onrc', 'J2012000750528', true],
    ['ro-onrc', 'J2012000750529', false],
    ['ro-onrc', 'J52/750/2012', true],
    ['ro-onrc', 'J52/750/1912', false],
    ['hk-brn', 'C0012345', true],
    ['pt-nipc', '720003490', true],
    ['pt-nipc', '720003491', false],
    ['pt-nipc', '123456789', false],
    ['in-cin', 'L99999MH1863PLC000002', true],
    ['ca-bn', '118814391RR0001', true],
    ['gb-vat', 'GB980780684001', true],
    ['gb-vat', 'GBHA599', true],
    ['gb-vat', 'GBHA499', false],
    ['sa-cr', '7001234567', true],
    ['my-ssm', '201907000005', false],
    ['vn-mst', '001085012345', false],
    // Numbers of people: a sole trader's tax number is not a business register's.
    ['mx-rfc', 'GODE561231GR8', false],
    ['ec-ruc', '1714307103001', false],
    ['lv-regnr', '16117519997', false],
    ['se-orgnr', '811228-9874', false],
    ['ve-rif', 'V-11470283-4', false],
  ])('PRF-4 %s %s: %s', (typeId, value, valid) => {
    expect(catalogue.normalIdentifier(typeId, value) !== null).toBe(valid)
  })

  it('PRF-4 refuses what is no number at all, and unknown types', () => {
    expect(catalogue.normalIdentifier('no-such-type', '1')).toBeNull()
    expect(catalogue.normalIdentifier('toString', '1')).toBeNull()
    const hostile = ['', ' ', '1'.repeat(10_000), '💥', '٠١٢٣٤٥٦٧٨!']
    const accepted = definitions.filter(({ typeId }) =>
      hostile.some((value) => catalogue.normalIdentifier(typeId, value) !== null),
    )
    expect(accepted).toEqual([])
  })
})
