/**
 * A place in the write-ahead log of PostgreSQL, as a number that only grows. What a transaction wrote is
 * on a replica once the replica has replayed the log up to a place behind its commit.
 * https://www.postgresql.org/docs/15/datatype-pg-lsn.html
 */
export type WalPosition = bigint

const written = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/

/**
 * @param text as PostgreSQL writes it, such as `16/B374D848`
 * @returns null for any other text
 */
export function readPosition(text: string): WalPosition | null {
  const [, high, low] = written.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}
