import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { VendorMatch } from '#src/contract/vendors/vendor-match.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Connection } from '../../store/engine.ts'
import { createVendorReader } from '../columns/read-vendor.ts'
import type { SheetRow } from '../reading/sheet-row.ts'
import {
  comparable,
  type Comparable,
  compareRow,
  holdersOf,
  readRow,
  type Row,
} from './compare-row.ts'
import { findByName, type FoundByName } from './find-by-name.ts'
import { rowKeys } from './find-repeats.ts'
import { chooseAmong } from './judge.ts'
import { type Holders, publicSuppliers, suppliersByDomain, suppliersByNumber } from './lookups.ts'
import { createNumberReader } from './vendor-numbers.ts'

/** Rows whose results are given at a time. */
const batch = 250

/** What was found for a row of a list, and by what it is told from rows of other vendors. */
export type MatchedRow = { at: number; match: VendorMatch; keys: readonly string[] }

/** What is known of the suppliers that the rows of one call may mean. */
type Known = {
  byNumber: Holders
  byDomain: Holders
  byName: FoundByName
  /** By `no`; null: the public may not know of it. */
  suppliers: Map<number, Comparable | null>
}

/**
 * Compares rows of lists with the suppliers of a database. What is found for a row depends on no other row, so that a
 * list may be compared in parts, and goes on behind the last part after a crash.
 * @returns a function that gives results for some rows at a time, in their order. Each call reads the names of all
 * suppliers once: some thousand rows a call are a good measure
 */
export function createRowMatcher(db: Connection, catalogue: Catalogue) {
  const readNumbers = createNumberReader(catalogue)

  return async function* matchRows(
    sheet: readonly SheetRow[],
    columns: readonly ColumnMeaning[],
    signal?: AbortSignal,
  ): AsyncGenerator<MatchedRow[]> {
    await catalogue.preparePlaces()
    const read = createVendorReader(catalogue, columns)
    const rows = sheet.map((one) => {
      const vendor = read(one)
      return readRow(vendor, readNumbers(vendor))
    })
    const keys = rows.flatMap(({ numbers }) => numbers.flatMap((number) => number.keys))
    const known: Known = {
      byNumber: await suppliersByNumber(db, keys),
      byDomain: await suppliersByDomain(
        db,
        rows.flatMap(({ domains }) => domains),
      ),
      byName: await findByName(
        db,
        rows.map(({ words }) => words),
        signal,
      ),
      suppliers: new Map(),
    }
    for (let from = 0; from < rows.length; from += batch) {
      signal?.throwIfAborted()
      const some = rows.slice(from, from + batch)
      const matches = await matchSome(some, from, known)
      yield some.flatMap((row, at) => {
        const match = matches[at] ?? nothing
        return { at: sheet[from + at]?.at ?? 0, match, keys: rowKeys(row, match) }
      })
    }
  }

  async function matchSome(rows: readonly Row[], first: number, known: Known) {
    const candidates = rows.map((row, at) => [
      ...new Set([
        ...row.numbers.flatMap(({ keys }) => holdersOf(known.byNumber, keys)),
        ...holdersOf(known.byDomain, row.domains),
        ...known.byName.candidatesOf(first + at),
      ]),
    ])
    await learn(new Set(candidates.flat()), known.suppliers)
    const shown = (holders: Holders) => (key: string) =>
      (holders.get(key) ?? []).filter((no) => known.suppliers.get(no))
    return rows.map((row, at): VendorMatch => {
      const holders = {
        byNumber: holding(
          row.numbers.flatMap(({ keys }) => keys),
          shown(known.byNumber),
        ),
        byDomain: holding(row.domains, shown(known.byDomain)),
        weigh: known.byName.weigh,
      }
      const suppliers = (candidates[at] ?? []).flatMap((no) => known.suppliers.get(no) ?? [])
      const { verdict, chosen } = chooseAmong(
        suppliers.map((supplier) => ({ supplier, evidence: compareRow(row, supplier, holders) })),
      )
      return {
        verdict,
        candidates: chosen.map(({ supplier: { slug, name }, reasons }) => ({
          slug,
          name,
          reasons,
        })),
      }
    })
  }

  /** Reads those that are not known yet. */
  async function learn(numbers: ReadonlySet<number>, suppliers: Known['suppliers']): Promise<void> {
    const missing = [...numbers].filter((no) => !suppliers.has(no))
    const found = await publicSuppliers(db, missing)
    for (const no of missing) {
      const supplier = found.get(no)
      suppliers.set(no, supplier ? comparable(catalogue, supplier) : null)
    }
  }
}

const nothing: VendorMatch = { verdict: 'none', candidates: [] }

const holding = (keys: readonly string[], holdersOfKey: (key: string) => number[]): Holders =>
  new Map(keys.map((key) => [key, holdersOfKey(key)]))
