import { beforeAll, describe, expect, it } from 'vitest'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { headingFingerprint } from './find-headings.ts'
import { createColumnGuesser } from './guess-columns.ts'

let catalogue: Catalogue
let guess: ReturnType<typeof createColumnGuesser>
beforeAll(async () => {
  catalogue = await loadCatalogue()
  guess = createColumnGuesser(catalogue)
})

const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ at: at + 1, cells }))
const short = (meaning: ColumnMeaning) =>
  meaning.kind === 'identifier' ? meaning.typeId : meaning.kind
const kindsOf = (...rows: string[][]) =>
  guess(sheet(...rows)).columns.map(({ meaning }) => short(meaning))

describe('columns are told', () => {
  it.each([
    [
      'English',
      ['Vendor ID', 'Supplier Name', 'ABN', 'Country', 'E-mail', 'City', 'Total spend'],
      ['V1', 'Wattle Pty Ltd', '51 824 753 556', 'Australia', 'a@wattle.example', 'Perth', '10.50'],
    ],
    [
      'German',
      ['Lieferantennummer', 'Firma', 'ABN', 'Land', 'Webseite', 'Ort', 'Umsatz'],
      ['70001', 'Erle GmbH', '51824753556', 'Australien', 'www.erle.example', 'Perth', '1.200,50'],
    ],
    [
      'French',
      ['Code fournisseur', 'Raison sociale', 'ABN', 'Pays', 'Site web', 'Ville', 'Montant'],
      ['F1', 'Aulne SARL', '51824753556', 'Australie', 'aulne.example', 'Perth', '10,50 €'],
    ],
    [
      'Spanish',
      [
        'Código de proveedor',
        'Razón social',
        'ABN',
        'País',
        'Correo electrónico',
        'Ciudad',
        'Importe',
      ],
      ['P1', 'Aliso S.L.', '51824753556', 'Australia', 'a@aliso.example', 'Perth', '10,50'],
    ],
    [
      'Arabic',
      ['رقم المورد', 'اسم المورد', 'ABN', 'البلد', 'الموقع الإلكتروني', 'المدينة', 'المبلغ'],
      ['1', 'شركة النور', '51824753556', 'أستراليا', 'alnoor.example', 'بيرث', '10.50'],
    ],
  ])('DSC-5 by headings and values in %s', (_, headings, row) => {
    const expected = ['vendor-number', 'name', 'au-abn', 'country', 'website', 'town', 'spend']
    expect(kindsOf(headings, row, row)).toEqual(expected)
  })

  it('DSC-5 numbers by their check digits, where the heading says only that they are of taxes', () => {
    const kinds = kindsOf(
      ['Name', 'Tax number'],
      ['One Pty Ltd', '51 824 753 556'],
      ['Two Pty Ltd', '53 004 085 616'],
    )
    expect(kinds).toEqual(['name', 'au-abn'])
  })

  it('DSC-5 as numbers of no certain kind, where countries are mixed', () => {
    const kinds = kindsOf(
      ['Name', 'VAT no'],
      ['One Pty Ltd', '51 824 753 556'],
      ['Zwei GmbH', 'DE136695976'],
      ['Trois SARL', '732 829 320'],
      ['Four Ltd', '12345678'],
    )
    expect(kinds).toEqual(['name', 'number'])
  })

  it('DSC-5 without headings, by their values alone', () => {
    const found = guess(
      sheet(
        ['Wattle Pty Ltd', 'AU', 'www.wattle.example', '1,200.50'],
        ['Erle GmbH', 'DE', 'www.erle.example', '99.10'],
      ),
    )
    expect(found.headingsAt).toBeNull()
    expect(found.columns.map(({ meaning }) => short(meaning))).toEqual([
      'name',
      'country',
      'website',
      'spend',
    ])
  })

  it('DSC-5 surer where heading and values agree than where one of them is strange', () => {
    const certainty = (heading: string, cell: string) =>
      guess(sheet(['Name', heading], ['Wattle Ltd', cell])).columns[1]?.certainty ?? 0
    expect(certainty('Country', 'Australia')).toBeGreaterThan(certainty('Country', 'blue'))
    expect(certainty('Country', 'Australia')).toBeGreaterThan(
      certainty('Region code 2', 'Australia'),
    )
  })

  it('DSC-5 one column alone is the name, whatever else is called so', () => {
    const kinds = kindsOf(['Vendor name', 'Name 2'], ['Wattle Pty Ltd', 'Perth branch'])
    expect(kinds).toEqual(['name', 'other'])
  })
})

describe('a list with the same headings', () => {
  it('DSC-5 is known again, with other spaces and capitals, and one with others is not', () => {
    const one = headingFingerprint(['Vendor Name', 'Country'])
    expect(headingFingerprint([' vendor  name', 'COUNTRY'])).toBe(one)
    expect(headingFingerprint(['Country', 'Vendor Name'])).not.toBe(one)
    expect(headingFingerprint(['Vendor Name', 'Country', ''])).not.toBe(one)
    expect(headingFingerprint(['', ''])).toBeNull()
  })
})
