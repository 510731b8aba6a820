/** The low byte of an extended result code is the primary one: https://sqlite.org/rescode.html */
const primary = 0xff

/**
 * Whether SQLite failed for one of some reasons.
 * @param codes primary or extended result codes
 */
export function isSqliteError(error: unknown, codes: readonly number[]): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  const code = Number(error.errcode)
  return codes.includes(code) || codes.includes(code & primary)
}
