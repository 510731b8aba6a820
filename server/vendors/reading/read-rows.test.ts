import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { sheetXml, workbookFiles, zipOf } from '../testing/list-files.ts'
import { bytesOf, cellsOf, problemOf } from '../testing/read-all.ts'

describe('any bytes', () => {
  const isNamed = async (bytes: Uint8Array) => {
    // Rows, or a problem with a name: anything else is thrown on.
    await problemOf(bytes)
  }

  it('DSC-5 are read or refused with a name', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), isNamed), {
      numRuns: 300,
    })
  })

  it('DSC-5 of a workbook with mistakes are read or refused with a name', async () => {
    const whole = zipOf(
      workbookFiles(
        sheetXml([
          ['Name', 'Town'],
          ['Wattle', 'Perth'],
        ]),
      ),
    )
    const spoilt = fc
      .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
      .map((changes) => {
        const bytes = Uint8Array.from(whole)
        for (const [at, byte] of changes) bytes[at] = byte
        return bytes
      })
    await fc.assert(fc.asyncProperty(spoilt, isNamed), { numRuns: 300 })
  })

  it('DSC-5 of a text with its cells in quotes come back as they were', async () => {
    const cell = fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((one) => one.replaceAll(/[\p{Cc}\p{Cs}\ufeff\ufffd]/gu, '').trim())
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const filled = table.map((row) => [...row, 'end'])
        const csv = filled
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'))
          .join('\r\n')
        expect(await cellsOf(bytesOf(`sep=;\r\n${csv}`))).toEqual(filled)
      }),
    )
  })
})

it('DSC-5 a file that is too large is refused before it is read', async () => {
  expect(await problemOf(new Uint8Array(vendorLimits.bytes + 1))).toEqual({
    ...{ code: 'file-too-large', row: null },
  })
})
