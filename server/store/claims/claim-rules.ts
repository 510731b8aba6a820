import type { ClaimDecision } from '#src/contract/operate/claim-decision.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { changeMemberIn, removeMemberIn } from '../member-decisions.ts'
import type { DecisionRules } from '../verification/decision-rules.ts'
import { claimVersion } from './claim-version.ts'

/** How operators decide on claims of a profile (OPR-3). */
export const claimRules: DecisionRules = {
  roles: ['support'],
  version: claimVersion,
  async rule(transaction, { key, slug, decision, actor, occasion }) {
    const { status } = await transaction
      .selectFrom('organisations')
      .select('status')
      .where('id', '=', key.organisationId)
      .executeTakeFirstOrThrow()
    const organisation = { id: key.organisationId, slug, status }
    const member = { organisation, membershipId: key.itemId }
    const by = { operator: actor }
    const decided = JSON.parse(decision) as ClaimDecision
    if (decided.decision === 'accept') {
      const change = { accept: true, relationship: decided.relationship }
      await changeMemberIn(transaction, member, change, { by, occasion })
    } else {
      const said = { reasons: decided.reasons, note: decided.note ?? null }
      await removeMemberIn(transaction, member, { by, occasion, said })
    }
  },
  isRefusal: (error) => error instanceof ProblemError,
  dropped: ({ itemId }) => ({
    action: 'membership.decision-dropped',
    details: { membership: itemId },
  }),
}
