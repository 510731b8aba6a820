import type { QueueDecision } from '#src/contract/trust/credential-decision.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import {
  ruleOnCredential,
  UnfitDecision,
  UnknownCheckFile,
} from '../credentials/rule-on-credential.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import type { DecisionRules } from './decision-rules.ts'
import type { ItemKey } from './leases.ts'
import { waitingVersion } from './waiting-version.ts'

/** A credential as something that waits. */
export const itemOf = ({ organisationId, credentialId }: HeldKey): ItemKey => ({
  organisationId,
  itemId: credentialId,
})

const held = ({ organisationId, itemId }: ItemKey): HeldKey => ({
  organisationId,
  credentialId: itemId,
})

/** How verifiers decide on credentials (OPR-2). */
export const credentialRules = (derive: DeriveAttributes): DecisionRules => ({
  roles: ['verifier'],
  version: (transaction, key) => waitingVersion(transaction, held(key)),
  rule: async (transaction, { key, decision, ...ruling }) => {
    await ruleOnCredential(transaction, {
      ...{ ...held(key), ...ruling, derive },
      decision: JSON.parse(decision) as QueueDecision,
    })
  },
  isRefusal: (error) => error instanceof UnfitDecision || error instanceof UnknownCheckFile,
  dropped: ({ itemId }) => ({
    action: 'credential.decision-dropped',
    details: { credential: itemId },
  }),
})
