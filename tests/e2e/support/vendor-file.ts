import { asCsv } from '#server/vendors/testing/list-files.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { vendorDirectory } from '../../fixtures/vendors/add-directory.ts'
import { makeList } from '../../fixtures/vendors/make-list.ts'
import { rowsOfList } from '../../fixtures/vendors/match-list.ts'

/** 500 vendors that the demo has not, with two that it has and one that is spelt wrongly. */
export async function vendorFile(): Promise<Buffer> {
  const catalogue = await loadCatalogue()
  const countryName = (code: string) => catalogue.countryByCode(code)?.name ?? code
  const needs = { directory: vendorDirectory(catalogue), size: 500, countryName }
  const [headings = [], ...rows] = rowsOfList(makeList(needs, { seed: 7, rows: 497 }))
  const known = [
    'Northwind Packaging Ltd',
    'Coolabah Office Supplies Pty Ltd',
    'Coolabbah Office Suplies',
  ]
  const own = known.map((name, at) => [
    `V${at}`,
    name,
    '',
    ['New Zealand', 'Australia', ''][at] ?? '',
    '',
    '',
    '1.000,50',
  ])
  return Buffer.from(asCsv([headings, ...own, ...rows]))
}
