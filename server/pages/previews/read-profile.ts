import { ProblemError } from '#src/contract/problem.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'

/**
 * Waits for a profile that the built portal reads.
 * @throws ProblemError where it is not shown: the build's own class of that name is another one
 */
export async function readProfile(read: Promise<PublicProfile>): Promise<PublicProfile> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ProblemError') throw error
    const { status, code, message } = error as ProblemError
    throw new ProblemError({ status: status || 502, code, message })
  }
}
