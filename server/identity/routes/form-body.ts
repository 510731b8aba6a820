/** The text of a field as it was posted; empty where it is missing or given twice. */
export function fieldOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** The same for what people type on one line: without blanks around it. */
export function lineOf(body: unknown, name: string): string {
  return fieldOf(body, name).trim()
}
