/**
 * Whether a value as a whole has the format that a registry asks for. The pattern comes from the
 * back end, so it runs on a linear-time engine: no pattern can hang the page. A pattern that the
 * engine cannot read is ignored, and the server judges.
 * @param pattern source of an ECMAScript regular expression
 * @param value the trimmed value
 */
export async function matchesFormat(pattern: string, value: string): Promise<boolean> {
  if (!pattern) return true
  const { RE2JS } = await import('re2js')
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern)).matches(value)
  } catch {
    return true
  }
}
