import { mostCounted } from '#src/contract/operate/queue.ts'
import { type AnyKey, keyText } from './queue-key.ts'

/** A row of a queue. */
export type WaitingRow = AnyKey & { since: string }
/** A page of a queue, as it is read. */
export type PageOf<Row> = { results: Row[]; next: string | null; total: number }

/** What waits, as far as it has been read and as it is known to have changed since. */
export type QueueRows<Row> = {
  /** The longest waiting first. */
  rows: readonly Row[]
  /** Where to read on; null: everything is there. */
  next: string | null
  /** All that match, as far as they are counted. */
  total: number
}

export const rowsOf = <Row>({ results, next, total }: PageOf<Row>): QueueRows<Row> => ({
  ...{ rows: results, next, total },
})

/** With another page, whose rows may be there already. */
export function appended<Row extends WaitingRow>(
  before: QueueRows<Row>,
  { results, next }: PageOf<Row>,
): QueueRows<Row> {
  const known = new Set(before.rows.map(keyText))
  const added = results.filter((row) => !known.has(keyText(row)))
  return { ...before, rows: [...before.rows, ...added], next }
}

/** Without what does not wait any more. */
export function withoutRow<Row extends WaitingRow>(
  before: QueueRows<Row>,
  key: string,
): QueueRows<Row> {
  const rows = before.rows.filter((row) => keyText(row) !== key)
  const isBeyond = rows.length === before.rows.length && before.next !== null
  const hasLeft = rows.length < before.rows.length || isBeyond
  return { ...before, rows, total: hasLeft ? counted(before.total, -1) : before.total }
}

/** With something that waits again, or that is known better by now. */
export function withRow<Row extends WaitingRow>(before: QueueRows<Row>, row: Row): QueueRows<Row> {
  const key = keyText(row)
  if (before.rows.some((one) => keyText(one) === key))
    return { ...before, rows: before.rows.map((one) => (keyText(one) === key ? row : one)) }
  const total = counted(before.total, 1)
  const at = before.rows.findIndex(({ since }) => since > row.since)
  if (at >= 0) return { ...before, rows: before.rows.toSpliced(at, 0, row), total }
  // What comes after all that was read comes when the queue is read on.
  return before.next === null
    ? { ...before, rows: [...before.rows, row], total }
    : { ...before, total }
}

/** From the highest count on, nobody knows how many wait. */
const counted = (total: number, by: 1 | -1): number =>
  total >= mostCounted ? total : Math.max(0, total + by)
