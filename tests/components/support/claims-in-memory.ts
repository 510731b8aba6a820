import type { ClaimDecision } from '#src/contract/operate/claim-decision.ts'
import type { QueuedClaim } from '#src/contract/operate/claims.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperateClaims } from '#src/data/operate-claims-data.ts'

/** Claims in memory, and what was decided about them. */
export type ClaimsInMemory = {
  claims: OperateClaims
  decisions: { claimId: string; decision: ClaimDecision }[]
}

/** @param count how many wait, every other one because owners do not answer */
export function claimsInMemory(count: number): ClaimsInMemory {
  const rows = Array.from({ length: count }, (_, index): QueuedClaim => {
    const isOwned = index % 2 === 1
    return {
      ...{ slug: `supplier-${index}`, supplier: `Supplier ${index}`, countryCode: 'AU' },
      ...{ claimId: `claim-${index}`, kind: isOwned ? 'unanswered' : 'ownerless', lease: null },
      ...{ name: `Clara ${index}`, email: `clara${index}@rope.example`, emailVerified: true },
      since: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    }
  })
  const decisions: ClaimsInMemory['decisions'] = []
  const waiting = () =>
    rows.filter((row) => !decisions.some(({ claimId }) => claimId === row.claimId))
  const claims: OperateClaims = {
    async queue({ kind }) {
      const results = waiting().filter((row) => !kind || row.kind === kind)
      return { results, next: null, total: results.length }
    },
    async item(_slug, claimId) {
      const row = waiting().find((one) => one.claimId === claimId)
      if (!row) throw new ProblemError({ status: 404, code: 'unknown-member', message: '' })
      const olive = { name: 'Olive Ng', email: 'olive@rope.example', emailVerified: true }
      const owners = [{ ...olive, since: row.since, signedInAt: null }]
      const { email, since } = row
      return {
        ...{ ...row, version: 'as-shown', address: 'website', website: 'https://rope.example' },
        ...{ websiteSetBySelf: false, registeredAt: since, identifiers: [], known: [] },
        ...{ remindedAt: null, owners: row.kind === 'unanswered' ? owners : [] },
        competing: [{ claimId: 'rival', name: 'Rival', email, emailVerified: false, since }],
        elsewhere: [],
      }
    },
    lease: async () => ({ name: 'Olga', isSelf: true, until: new Date().toISOString() }),
    endLease: async () => {},
    async decide({ claimId }, decision) {
      decisions.push({ claimId, decision })
      return { id: claimId, dueAt: new Date(Date.now() + 10_000).toISOString() }
    },
  }
  return { claims, decisions }
}
