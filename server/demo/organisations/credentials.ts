import type { CredentialNote } from '#src/contract/organisation.ts'
import type { DemoCredential } from './demo-organisation.ts'

/** A credential that has been checked. */
export function approved(id: string, ...notes: readonly CredentialNote[]): DemoCredential {
  return { id, status: 'APPROVED', notes }
}

/** A credential that waits for its evidence to be checked. */
export function pending(id: string, ...notes: readonly CredentialNote[]): DemoCredential {
  return { id, status: 'PENDING', notes }
}

export function warning(text: string): CredentialNote {
  return { category: 'WARN', text }
}

export function critical(text: string): CredentialNote {
  return { category: 'CRITICAL', text }
}
