import { ProblemError } from '#src/contract/problem.ts'
import { isVerified } from '#src/contract/verified.ts'
import type { StoredCredential } from '../store/organisations/organisation-record.ts'

/** Why an organisation may not apply for invoice finance; null when it may (FIN-1). */
export function invoiceFinanceRefusal(
  credentials: readonly StoredCredential[],
): ProblemError | null {
  if (credentials.some(isVerified)) return null
  return new ProblemError({
    status: 403,
    code: 'no-verified-credential',
    message: 'Invoice finance needs at least one verified credential.',
  })
}
