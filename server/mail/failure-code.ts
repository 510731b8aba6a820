/** Why a mail could not be sent, for the log: a mail server's own words repeat the address it refused. */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : 'unknown'
}
