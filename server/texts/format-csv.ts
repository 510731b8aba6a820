/**
 * Rows as RFC 4180 has them. Text that a spreadsheet would take for a formula, which a person can
 * type as their name, gets an apostrophe in front.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/**
 * A text as a cell has it that no spreadsheet takes for a formula. Where decimals have a comma, Excel ends cells at
 * semicolons, whatever is quoted: what stands behind one, behind a tab or on a line of its own begins a cell there.
 */
export function withApostrophe(text: string): string {
  return text.replaceAll(/(^|[;\t\r\n])(?=[=+\-@\t\r])/g, "$1'")
}

function cell(text: string): string {
  const harmless = withApostrophe(text)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text that `withApostrophe` has put an apostrophe in front of, when its file is read again. */
export function withoutApostrophe(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
