/**
 * Rows as RFC 4180 has them. Text that a spreadsheet would take for a formula, which a person can
 * type as their name, gets an apostrophe in front.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A text as a cell has it that no spreadsheet takes for a formula. */
export function withApostrophe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function cell(text: string): string {
  const harmless = withApostrophe(text)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text that `withApostrophe` has put an apostrophe in front of, when its file is read again. */
export function withoutApostrophe(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
