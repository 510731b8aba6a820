import { describe, expect, it } from 'vitest'
import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { asXlsx, columnName, sheetXml, workbookFiles, zipOf } from '../testing/list-files.ts'
import { bytesOf, cellsOf, problemOf } from '../testing/read-all.ts'

const workbook = (cells: string) =>
  zipOf(workbookFiles(`<worksheet><sheetData>${cells}</sheetData></worksheet>`))

describe('a workbook', () => {
  it('DSC-5 is read with numbers, days and formulas as their values', async () => {
    const row = `<row r="2"><c r="A2"><v>51824753556</v></c><c r="B2"><f>1+1</f><v>2.5</v></c>
      <c r="C2" t="str"><f>HYPERLINK("http://evil.example","x")</f><v>Wattle</v></c>
      <c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c>
      <c r="G2" t="inlineStr"><is><t>Söhne &amp; Co</t></is></c></row>`
    expect(await cellsOf(workbook(row))).toEqual([
      ['51824753556', '2.5', 'Wattle', 'true', '', '', 'Söhne & Co'],
    ])
  })

  it('DSC-5 says the same as a text with the same cells', async () => {
    const rows = [
      ['Name', 'Town'],
      ['Wattle <&> "Wool"', ' Perth '],
      ['', 'Sydney'],
    ]
    expect(await cellsOf(asXlsx(rows))).toEqual([
      ['Name', 'Town'],
      ['Wattle <&> "Wool"', 'Perth'],
      ['', 'Sydney'],
    ])
  })

  const sheet = sheetXml([['Name'], ['Wattle']])
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const noughts = Buffer.alloc(200_000_000)
  const bomb = () => [
    ...workbookFiles(sheet).slice(0, 2),
    { name: 'xl/worksheets/sheet1.xml', bytes: noughts },
  ]
  const full = `<row r="3"><c r="A3"><v>1</v></c></row>`
  it.each([
    ['of Excel 97', () => Buffer.concat([compound, Buffer.alloc(600)]), 'old-workbook', null],
    [
      'with a password',
      () => Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
      null,
    ],
    [
      'with entries under a password',
      () => withFlags(zipOf(workbookFiles(sheet)), 1),
      'encrypted',
      null,
    ],
    [
      'that was cut off',
      () => zipOf(workbookFiles(sheet)).subarray(0, 400),
      'broken-workbook',
      null,
    ],
    [
      'that is none',
      () => zipOf([{ name: 'word/document.xml', bytes: bytesOf('<w/>') }]),
      'no-table',
      null,
    ],
    [
      'of broken XML',
      () => zipOf(workbookFiles('<worksheet><sheetData><row r="1">')),
      'broken-workbook',
      null,
    ],
    ['that is a bomb', () => zipOf(bomb()), 'too-much-text', null],
    [
      'with a row at the end of the world',
      () => workbook('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'),
      'broken-workbook',
      null,
    ],
    [
      'with a column at the end',
      () => workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
      'too-many-columns',
      1,
    ],
    [
      'with a column too many',
      () => workbook('<row r="1"><c r="CW1"><v>1</v></c></row>'),
      'too-many-columns',
      1,
    ],
    ['whose rows go back', () => workbook(`${full}${full}`), 'broken-workbook', 3],
    ['without a cell', () => workbook('<row r="1"><c r="A1" s="0"/></row>'), 'empty', null],
  ])('DSC-5 %s ends with a named problem', async (_, make, code, row) => {
    expect(await problemOf(make())).toEqual({ code, row })
  })

  it('DSC-5 may have empty rows that are formatted to the end of the sheet', async () => {
    const rows = `${full}<row r="1048576" s="1" customFormat="1"/>`
    expect(await cellsOf(workbook(rows))).toEqual([['1']])
  })

  it('DSC-5 one text in very many cells ends with a named problem', async () => {
    const cells = (row: number) =>
      Array.from(
        { length: vendorLimits.columns },
        (_, column) => `<c t="s" r="${columnName(column)}${row}"><v>0</v></c>`,
      ).join('')
    const rows = Array.from({ length: 500 }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`)
    const files = workbookFiles(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`)
    const strings = `<sst><si><t>${'x'.repeat(vendorLimits.cell)}</t></si></sst>`
    const archive = zipOf([...files, { name: 'xl/sharedStrings.xml', bytes: bytesOf(strings) }])
    expect(await problemOf(archive)).toEqual({ code: 'too-much-text', row: 401 })
  })
})

/** The archive with flags set in each entry of its directory. */
function withFlags(archive: Uint8Array, flags: number): Uint8Array {
  const bytes = Buffer.from(archive)
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | flags, at + 8)
  return bytes
}
