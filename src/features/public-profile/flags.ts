import type { CredentialNote } from '../../contract/organisation.ts'

export type Flag = 'critical' | 'warning'

/** PUB-6: the gravest note decides the flag of a credential. */
export function credentialFlag(notes: readonly CredentialNote[]): Flag | null {
  if (notes.some((note) => note.category === 'CRITICAL')) return 'critical'
  return notes.some((note) => note.category === 'WARN') ? 'warning' : null
}

/** PUB-2: red if any credential is red, else yellow if any is yellow. */
export function profileFlag(of: {
  hasRedCredential: boolean
  hasYellowCredential: boolean
}): Flag | null {
  if (of.hasRedCredential) return 'critical'
  return of.hasYellowCredential ? 'warning' : null
}
