import type { ProblemError } from '#src/contract/problem.ts'
import { isVerified } from '#src/contract/verified.ts'
import type { AssessedCredential } from '../store/credentials/assess-held.ts'
import { problem } from '../texts/problem.ts'

/** Why an organisation may not apply for invoice finance; null when it may (FIN-1). */
export function invoiceFinanceRefusal(
  credentials: readonly Pick<AssessedCredential, 'status'>[],
): ProblemError | null {
  if (credentials.some((one) => isVerified(one))) return null
  return problem(403, 'problems.no-verified-credential')
}
