import { oneLine } from '#src/contract/one-line.ts'

/**
 * The text of a field as it was posted; empty where it is missing, given twice, or holds U+0000,
 * which no keyboard types and PostgreSQL cannot compare with.
 */
export function fieldOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}

/**
 * The same for what people type on one line: without blanks around it, and nothing unseen in it. No form
 * of a browser sends a line break in such a field: what has one is left as it is, and refused.
 */
export function lineOf(body: unknown, name: string): string {
  const text = fieldOf(body, name)
  return /[\r\n]/.test(text) ? text.trim() : oneLine(text)
}
