import type { Buyer, BuyerMember } from '#src/contract/buyers/buyer.ts'
import type { BuyerPerson } from '../store/buyers/buyer-members.ts'
import type { BuyerKey } from '../store/buyers/buyer-store.ts'

/** A buyer as its members read it. */
export const presentBuyer = ({ slug, name, version, role }: BuyerKey): Buyer => ({
  ...{ type: 'BUYER', slug, name, version, role },
})

/** @param seen who looks, and whether they manage the team and so see addresses */
export function presentBuyerMember(
  { id, userId, firstName, lastName, email, role, acceptedAt }: BuyerPerson,
  seen: { userId: string; seesAll: boolean },
): BuyerMember {
  return {
    ...{ id, firstName, lastName, role, whenAccepted: acceptedAt },
    email: seen.seesAll ? email : null,
    isSelf: userId === seen.userId,
  }
}
