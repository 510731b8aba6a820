import type { Outcome } from './outcome.ts'
import { formatTable } from './format-table.ts'

/** The text of an outcome, ending with a line break. */
export function printOutcome(outcome: Outcome, asJson: boolean): string {
  if (outcome.kind === 'text') return outcome.text
  if (outcome.kind === 'document') return json(outcome.data)
  if (outcome.kind === 'message') {
    return asJson ? json({ message: outcome.text, ...outcome.data }) : `${outcome.text}\n`
  }
  if (asJson) return json(outcome.rows)
  return outcome.rows.length === 0
    ? `${outcome.empty}\n`
    : formatTable(outcome.columns, outcome.rows)
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
