import { createHash } from 'node:crypto'
import type { SheetRow } from '../reading/sheet-row.ts'
import { fold } from '../../store/names.ts'
import { domainOf } from './domain-of.ts'
import { judgeHeading } from './heading-phrases.ts'

/** Rows of a file in which headings are looked for: titles and dates may stand above. */
const highest = 12
/** What a cell must be known for. */
const enough = 0.5

/**
 * The row of a file that has the headings of its columns: the first one of which two cells, or the only one, say what
 * stands below.
 * @param rows the first ones of the file
 * @returns its place among them; null where the list has no headings
 */
export function findHeadings(rows: readonly SheetRow[]): number | null {
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.filter(Boolean).length))
  const at = rows.slice(0, highest).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean)
    const known = filled.filter(isKnown).length
    const isTitle = filled.length < Math.min(2, widest)
    const hasValues = filled.some(
      (cell) => /\d{5}/.test(cell) || (cell.includes('.') && domainOf(cell)),
    )
    return !isTitle && !hasValues && known >= Math.min(2, widest)
  })
  return at < 0 ? null : at
}

const isKnown = (cell: string) => Math.max(0, ...judgeHeading(cell).values()) >= enough

/**
 * By which a list with the same columns is known again, so that what a person said about them last time is used.
 * @returns null for a list without headings
 */
export function headingFingerprint(headings: readonly string[]): string | null {
  const folded = headings.map(fold)
  if (folded.every((heading) => heading === '')) return null
  return createHash('sha256').update(folded.join('\n')).digest('base64url')
}
