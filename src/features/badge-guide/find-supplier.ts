import { ProblemError } from '../../contract/problem.ts'
import type { Data } from '../../data/data.ts'
import { guideCopy } from './copy.ts'

/** Whose badge it is, or why there is none, in words for people. */
export type FoundSupplier =
  { name: string; slug: string; problem: null } | { asked: string; problem: string }

/** A slug, or an address that ends with one. */
const address = /^(?:.*\/)?([a-z0-9-]{1,80})\/?(?:[?#].*)?$/i

/**
 * Finds the supplier that somebody asked for by the address of a profile, or the last part of it.
 * Never rejects.
 */
export async function findSupplier(
  data: Pick<Data, 'publicProfile'>,
  asked: string,
): Promise<FoundSupplier> {
  const { problems } = guideCopy
  const slug = address.exec(asked.trim())?.[1]?.toLowerCase()
  if (!slug) return { asked, problem: problems.malformed }
  try {
    const read = await data.publicProfile(slug)
    if (!read) return { asked, problem: problems.unknown(slug) }
    return { name: read.profile.name, slug: read.profile.slug, problem: null }
  } catch (error) {
    const isHidden = error instanceof ProblemError && error.status === 410
    return { asked, problem: isHidden ? problems.hidden(slug) : problems.unreachable(slug) }
  }
}
