import { ProblemError } from '../../contract/problem.ts'
import type { ProfileData } from '../../data/profile-data.ts'

/** Whose badge it is, or why there is none. */
export type FoundSupplier =
  | { name: string; slug: string; problem: null }
  /** `asked`: the last part of the address, or everything where that makes no sense. */
  | { asked: string; problem: 'malformed' | 'unknown' | 'hidden' | 'locked' | 'unreachable' }

/** A slug, or an address that ends with one. */
const address = /^(?:.*\/)?([a-z0-9-]{1,80})\/?(?:[?#].*)?$/i

/**
 * Finds a supplier by the address of a profile, or the last part of it.
 * Never rejects.
 * @param asked as it was typed
 * @returns the supplier, or why there is none
 */
export async function findSupplier(
  profiles: Pick<ProfileData, 'publicProfile'>,
  asked: string,
): Promise<FoundSupplier> {
  const slug = address.exec(asked.trim())?.[1]?.toLowerCase()
  if (!slug) return { asked, problem: 'malformed' }
  try {
    const read = await profiles.publicProfile(slug)
    if (!read) return { asked: slug, problem: 'unknown' }
    const { name, slug: current, shareable } = read.profile
    return shareable
      ? { name, slug: current, problem: null }
      : { asked: current, problem: 'locked' }
  } catch (error) {
    const isHidden = error instanceof ProblemError && error.status === 410
    return { asked: slug, problem: isHidden ? 'hidden' : 'unreachable' }
  }
}
