import type { CredentialDecision } from '#src/contract/trust/credential-decision.ts'
import { impossibleDay, latestToday } from '#src/contract/trust/stated-details.ts'
import { ImpossibleDay } from '../store/credentials/impossible-statement.ts'
import { UnfitDecision, UnknownCheckFile } from '../store/credentials/rule-on-credential.ts'
import { problem } from '../texts/problem.ts'

/** @throws ProblemError 422 for what no certificate can say, papers that say nothing, or a register without its entry */
export function checkDecision(decision: CredentialDecision): void {
  if (decision.decision === 'renew' && Object.keys(decision).length === 1)
    throw problem(422, 'problems.invalid.unfit', {
      field: 'decision',
      params: { fault: 'needs something that the new papers say' },
    })
  if (!('expiresOn' in decision || 'issuedOn' in decision || 'method' in decision)) return
  const { issuedOn = null, expiresOn = null } = decision
  const impossible = impossibleDay({ issuedOn, expiresOn }, latestToday(Date.now()))
  if (impossible) throw new ImpossibleDay(impossible.field, impossible.rule)
  if ('method' in decision && decision.method === 'register' && !decision.entryUrl)
    throw problem(422, 'problems.invalid.unfit', {
      field: 'entryUrl',
      params: { fault: 'is needed where the register was asked' },
    })
}

/** What a caller is told of a decision that cannot be made; anything else stays as it is. */
export function refusedDecision(error: unknown): unknown {
  if (error instanceof UnknownCheckFile)
    return problem(422, 'problems.unknown-evidence', { field: 'decision.file' })
  return error instanceof UnfitDecision ? unfitProblem(error) : error
}

function unfitProblem({ state, isOutcome }: UnfitDecision) {
  if (state === null)
    return problem(422, 'problems.invalid.credential-not-held', { field: 'credentialId' })
  const params = { state }
  return isOutcome
    ? problem(409, 'problems.unfit-decision.outcome', { params })
    : problem(409, 'problems.unfit-decision.state', { params })
}
