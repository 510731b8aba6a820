import { earnedAttributes } from '../../catalogue/attributes/earned.ts'
import type { FollowedState } from '../../policies/supplier-changes.ts'
import type { SupplierCard } from '../search/read-cards.ts'

const earned = new Set(earnedAttributes.map(({ id }) => id))

/** What followers of a supplier are told of, by what its public profile says now. */
export const followedStateOf = ({
  credentials,
  derivedAttributes,
}: SupplierCard): FollowedState => ({
  credentials: Object.fromEntries(
    credentials.map(({ credentialId, state, statement }) => [
      credentialId,
      { state, expiresOn: statement.expiresOn },
    ]),
  ),
  modules: derivedAttributes.filter((id) => earned.has(id)).toSorted(),
})
