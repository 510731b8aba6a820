import type { Identity, SignedInUser } from '../identity/identity.ts'
import { problem } from '../texts/problem.ts'

/**
 * The user whose bearer token an `Authorization` header carries.
 * @throws ProblemError 401 without a token, or with one that is not valid
 */
export async function authenticate(
  identity: Pick<Identity, 'verify'>,
  header: string | undefined,
): Promise<SignedInUser> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (!token) {
    throw problem(401, 'problems.unauthenticated')
  }
  return identity.verify(token)
}
