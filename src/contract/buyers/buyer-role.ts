/** What members of a buyer may do, the least first: read; change objectives; and manage the team and the buyer itself. */
export const buyerRoles = ['VIEWER', 'EDITOR', 'ADMIN'] as const
export type BuyerRole = (typeof buyerRoles)[number]

/** @returns whether a role is at least another one */
export function isAtLeast(role: BuyerRole, least: BuyerRole): boolean {
  return buyerRoles.indexOf(role) >= buyerRoles.indexOf(least)
}
