import { formatTable, type Cell } from './format-table.ts'

/** What a command hands back; printed as text, or as JSON with `--json`. */
export type Outcome =
  | {
      kind: 'message'
      text: string
      data?: Readonly<Record<string, unknown>>
      /** Whether what was looked into is wrong, which ends the command with 1. */
      isWrong?: boolean
    }
  | { kind: 'document'; data: unknown }
  /** What is too long to be held at once: its text, part by part, whether or not JSON is asked for. */
  | { kind: 'parts'; parts: AsyncIterable<string> }
  | {
      kind: 'table'
      /** Headings by the key of the cell, in the order in which they stand. */
      columns: Readonly<Record<string, string>>
      rows: readonly Readonly<Record<string, Cell>>[]
      /** What `--json` prints, where that is more than the rows. */
      data?: readonly unknown[]
      /** The sentence for an empty table. */
      empty: string
      /** What `--after` takes to show the rows beyond these, where there are any. */
      next?: string
    }

/**
 * Says what was done.
 * @param data the same for programs, should the sentence not be enough
 */
export function message(text: string, data?: Readonly<Record<string, unknown>>): Outcome {
  return { kind: 'message', text, ...(data && { data }) }
}

/**
 * Says what was found out: a result whether or not it is good news.
 * @param isWrong whether what was looked into is not as it should be
 * @param data the same for programs
 */
export function finding(
  text: string,
  isWrong: boolean,
  data: Readonly<Record<string, unknown>>,
): Outcome {
  return { kind: 'message', text, isWrong, data }
}

/**
 * A list with one column for each heading; what else the rows have is shown with `--json` only.
 * @param options.data what `--json` prints instead of the rows
 */
export function table<Key extends string>(
  columns: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Record<NoInfer<Key>, Cell>>[],
  options: { empty: string; next?: string; data?: readonly unknown[] },
): Outcome {
  return { kind: 'table', columns, rows, ...options }
}

/** Data that has its form already, printed as JSON in any case. */
export function document(data: unknown): Outcome {
  return { kind: 'document', data }
}

/**
 * Prints an outcome, ending with a line break.
 * @param write gets the text, part by part
 */
export async function printOutcome(
  outcome: Outcome,
  asJson: boolean,
  write: (text: string) => unknown,
): Promise<void> {
  if (outcome.kind !== 'parts') write(textOf(outcome, asJson))
  else for await (const part of outcome.parts) write(part)
}

function textOf(outcome: Exclude<Outcome, { kind: 'parts' }>, asJson: boolean): string {
  if (outcome.kind === 'document') return json(outcome.data)
  if (outcome.kind === 'message') {
    return asJson ? json({ message: outcome.text, ...outcome.data }) : `${outcome.text}\n`
  }
  if (asJson) return json(outcome.data ?? outcome.rows)
  return outcome.rows.length === 0
    ? `${outcome.empty}\n`
    : formatTable(outcome.columns, outcome.rows)
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
