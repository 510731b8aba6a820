import type { Given } from '#src/contract/endpoint.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { lease } from '#src/contract/operate/queue.ts'
import type { TokenUser } from '../identity/identity.ts'
import type { QueuedRow } from '../store/verification/list-queue.ts'

/** Who is at it, as another or the same operator sees it. */
export function presentLease(
  taken: QueuedRow['lease'],
  userId: string,
): Given<typeof lease> | null {
  return taken && { name: taken.name, isSelf: taken.userId === userId, until: taken.until }
}

/** What an operator has just taken. @param until ISO 8601 */
export function ownLease(user: TokenUser, until: string): Given<typeof lease> {
  return { name: fullName(user), isSelf: true, until }
}
