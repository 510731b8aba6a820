import type { HeldCredential } from '../../contract/organisation.ts'
import { isVerified } from '../../contract/verified.ts'

/** Why an organisation cannot apply. */
export type ApplyRefusal = 'claimed' | 'noApproved'

/**
 * Whether the benefit can be applied for (FIN-1); the server decides the same.
 * @returns null when it can
 */
export function applyRefusal(
  hasClaimed: boolean,
  credentials: readonly Pick<HeldCredential, 'status'>[],
): ApplyRefusal | null {
  if (hasClaimed) return 'claimed'
  return credentials.some((one) => isVerified(one)) ? null : 'noApproved'
}
