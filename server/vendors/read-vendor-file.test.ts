import { expect, it } from 'vitest'
import { asCsv, asXlsx } from '#server/vendors/testing/list-files.ts'
import { inspectVendorFile, readVendorFile } from './read-vendor-file.ts'
import type { SheetRow } from './reading/sheet-row.ts'

const vendors = (count: number) => [
  ['Vendor No', 'Vendor Name', 'ABN', 'Country'],
  ...Array.from({ length: count }, (_, at) => [`V${at}`, `Firm ${at} Ltd`, '51 824 753 556', 'AU']),
]

async function taken(rows: AsyncIterable<readonly SheetRow[]>): Promise<SheetRow[]> {
  const all: SheetRow[] = []
  for await (const some of rows) all.push(...some)
  return all
}

it.each([
  ['text', asCsv],
  ['workbook', asXlsx],
])('DSC-5 a %s is read in a thread, all rows in their order', async (_, write) => {
  const rows = await taken(readVendorFile(write(vendors(2_500))))
  expect(rows).toHaveLength(2_501)
  expect(rows.map(({ at }) => at)).toEqual(Array.from({ length: 2_501 }, (_none, at) => at + 1))
  expect(rows.at(-1)?.cells[1]).toBe('Firm 2499 Ltd')
})

it('DSC-5 a file is inspected: where its headings are, what its columns have, how many rows there are', async () => {
  const file = await inspectVendorFile(asCsv([['Vendors of 2026'], [], ...vendors(500)]))
  expect({
    ...file,
    sample: file.sample.length,
    columns: file.columns.map(({ meaning }) => meaning),
  }).toEqual({
    headingsAt: 3,
    fingerprint: expect.stringMatching(/^[\w-]{43}$/),
    columns: [
      { kind: 'vendor-number' },
      { kind: 'name' },
      { kind: 'identifier', typeId: 'au-abn' },
      { kind: 'country' },
    ],
    decimals: [null, null, null, null],
    rows: 500,
    sample: 20,
  })
})

it('DSC-5 a problem comes out of the thread with its code and its row', async () => {
  const file = asCsv([...vendors(1_500), ['x'.repeat(1_001)]])
  const problem = { code: 'cell-too-long', row: 1_502 }
  await expect(taken(readVendorFile(file))).rejects.toMatchObject(problem)
  await expect(inspectVendorFile(file)).rejects.toMatchObject(problem)
})

it('DSC-5 a file that needs more memory than it may take ends with a named problem', async () => {
  const reading = taken(readVendorFile(asXlsx(vendors(40_000)), { memory: 24 }))
  await expect(reading).rejects.toMatchObject({ code: 'too-much-text', row: null })
})

it('DSC-5 a file that takes longer than it may ends with a named problem', async () => {
  const reading = taken(readVendorFile(asXlsx(vendors(20_000)), { patience: 1 }))
  await expect(reading).rejects.toMatchObject({ code: 'takes-too-long', row: null })
})

it('DSC-5 the reading can be stopped between rows, and before the first one', async () => {
  const stop = new AbortController()
  const rows = readVendorFile(asCsv(vendors(5_000)), { signal: stop.signal })
  expect((await rows.next()).value).toHaveLength(1_000)
  stop.abort(new Error('the person went away'))
  await expect(rows.next()).rejects.toThrow('the person went away')
  const late = inspectVendorFile(asCsv(vendors(1)), { signal: stop.signal })
  await expect(late).rejects.toThrow('the person went away')
})
