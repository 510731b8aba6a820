import { ProblemError } from '#src/contract/problem.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import type { OpenData } from '#src/data/data.ts'
import { logFailure } from '#src/lib/log-failure.ts'

/** Why a supplier that was asked for is not compared. */
export type NotCompared = { slug: string; why: 'unknown' | 'suspended' | 'away' }

export type Compared = {
  profiles: readonly PublicProfile[]
  missing: readonly NotCompared[]
  /** When the oldest copy was fetched that the device has answered with, in ms since the epoch; null: all are fresh. */
  storedAt: number | null
}

/**
 * Reads the suppliers that are to be compared.
 * @throws unknown on the server, where a page without an answer is not to be kept
 */
export async function readCompared(
  profile: Pick<OpenData['profile'], 'publicProfile'>,
  slugs: readonly string[],
): Promise<Compared> {
  const answers = await Promise.all(slugs.map((slug) => readOne(profile, slug)))
  const read = answers.filter((one) => 'profile' in one)
  const stored = read.flatMap(({ storedAt }) => storedAt ?? [])
  return {
    profiles: [...new Map(read.map((one) => [one.profile.slug, one.profile])).values()],
    missing: answers.filter((one) => 'why' in one),
    storedAt: stored.length > 0 ? Math.min(...stored) : null,
  }
}

async function readOne(profile: Pick<OpenData['profile'], 'publicProfile'>, slug: string) {
  try {
    return (await profile.publicProfile(slug)) ?? ({ slug, why: 'unknown' } as const)
  } catch (error) {
    if (error instanceof ProblemError && error.status === 410)
      return { slug, why: 'suspended' } as const
    if (import.meta.env.SSR) throw error
    logFailure('A supplier could not be read.', error)
    return { slug, why: 'away' } as const
  }
}
