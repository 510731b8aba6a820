import type { MatchesFormat } from '../identifiers/matches-format.ts'

/**
 * Whether a number has the form that its catalogue entry asks for. Small letters and spaces are no mistake.
 * @param pattern of the whole number in capitals
 */
export function numberFits(pattern: string, typed: string, matches: MatchesFormat): boolean {
  const text = typed.toUpperCase()
  return matches(pattern, text) || matches(pattern, text.replaceAll(/\s/g, ''))
}
