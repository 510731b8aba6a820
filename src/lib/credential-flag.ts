export type Flag = 'critical' | 'warning'

/**
 * PUB-6: the gravest note decides the flag of a credential.
 * @returns null where there is no note
 */
export function credentialFlag(
  notes: readonly { readonly category: 'CRITICAL' | 'WARN' }[],
): Flag | null {
  if (notes.some((note) => note.category === 'CRITICAL')) return 'critical'
  return notes.some((note) => note.category === 'WARN') ? 'warning' : null
}
