import type { ProblemError } from '#src/contract/problem.ts'
import { isVerified } from '#src/contract/verified.ts'
import type { StoredCredential } from '../store/organisations/organisation-record.ts'
import { problem } from '../texts/problem.ts'

/** Why an organisation may not apply for invoice finance; null when it may (FIN-1). */
export function invoiceFinanceRefusal(
  credentials: readonly StoredCredential[],
): ProblemError | null {
  if (credentials.some(isVerified)) return null
  return problem(403, 'problems.no-verified-credential')
}
