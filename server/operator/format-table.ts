export type Cell = string | number | boolean | null | readonly string[]

type Row = Readonly<Record<string, Cell>>

/**
 * Rows under headings, in aligned columns with two spaces between them.
 * @param columns headings by the key of the cell
 */
export function formatTable(
  columns: Readonly<Record<string, string>>,
  rows: readonly Row[],
): string {
  const keys = Object.keys(columns)
  const lines = [
    Object.values(columns),
    ...rows.map((row) => keys.map((key) => cellText(row[key]))),
  ]
  const widths = keys.map((_key, index) => Math.max(...lines.map((line) => width(line[index]))))
  return lines
    .map((line) => {
      const cells = line.map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - width(cell)))
      return `${cells.join('  ').trimEnd()}\n`
    })
    .join('')
}

/**
 * What suppliers typed is shown in a terminal: control characters could move its cursor or hide
 * what follows, and a line break would end the row.
 */
function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '-'
  if (typeof cell === 'object') return cell.length > 0 ? cellText(cell.join(', ')) : '-'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Characters as people count them. */
function width(text = ''): number {
  return [...text].length
}
