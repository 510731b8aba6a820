import { crc32, deflateRawSync } from 'node:zlib'

type Row = readonly string[]

/** A list as a text with semicolons, as Excel writes it in Germany: Windows-1252 where its letters allow. */
export function asCsv(rows: readonly Row[]): Uint8Array {
  const quoted = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return Buffer.from(`\ufeff${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parts = 'http://schemas.openxmlformats.org/package/2006/relationships'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The sheet of a workbook with these texts. */
export function sheetXml(rows: readonly Row[]): string {
  const cell = (text: string, row: number, column: number) =>
    text === ''
      ? ''
      : `<c r="${columnName(column)}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text, column) => cell(text, at + 1, column)).join('')}</row>`,
  )
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** The files of a workbook with one sheet. */
export const workbookFiles = (sheet: string) =>
  Object.entries({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Vendors" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  }).map(([name, text]) => ({ name, bytes: Buffer.from(`<?xml version="1.0"?>${text}`) }))

/** A list as a workbook. */
export const asXlsx = (rows: readonly Row[]): Uint8Array => zipOf(workbookFiles(sheetXml(rows)))

/** 'A' is column 0. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

/** An archive with these files, each compressed. */
export function zipOf(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(4)
    place.writeUInt32LE(offset)
    const local = [Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]
    parts.push(...local)
    directory.push(
      ...[Buffer.from('PK\x01\x02\x14\0'), common, Buffer.alloc(10), place, Buffer.from(name)],
    )
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end])
}
