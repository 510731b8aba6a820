import { ProblemError } from '#src/contract/problem.ts'
import type { Identity, TokenUser } from '../identity/identity.ts'

/**
 * The user whose bearer token an `Authorization` header carries.
 * @throws ProblemError 401 without a token, or with one that is not valid
 */
export async function authenticate(
  identity: Pick<Identity, 'verify'>,
  header: string | undefined,
): Promise<TokenUser> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (!token) {
    throw new ProblemError({
      status: 401,
      code: 'unauthenticated',
      message: 'Please log in to continue.',
    })
  }
  return identity.verify(token)
}
