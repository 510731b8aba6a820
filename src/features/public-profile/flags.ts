import type { Flag } from '../../lib/credential-flag.ts'

/** PUB-2: red if any credential is red, else yellow if any is yellow. */
export function profileFlag(of: {
  hasRedCredential: boolean
  hasYellowCredential: boolean
}): Flag | null {
  if (of.hasRedCredential) return 'critical'
  return of.hasYellowCredential ? 'warning' : null
}
