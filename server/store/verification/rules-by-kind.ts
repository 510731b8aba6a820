import { claimRules } from '../claims/claim-rules.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import { duplicateRules } from '../duplicates/duplicate-rules.ts'
import { credentialRules } from './credential-rules.ts'
import type { RulesByKind } from './decision-rules.ts'

/** How decisions on all that waits for operators are made. */
export const rulesByKind = (derive: DeriveAttributes): RulesByKind => ({
  credential: credentialRules(derive),
  claim: claimRules,
  duplicate: duplicateRules,
})
