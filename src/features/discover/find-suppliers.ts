import { redirect } from '@tanstack/react-router'
import { isSearchPart, readSearch, writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OpenData } from '#src/data/data.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { prepareParts } from './late-parts.ts'
import { type PageTags, pageTags } from './page-tags.ts'
import { addressParts } from './search-changes.ts'

/** What a search has come to. */
export type Finding = {
  search: SupplierSearch
  /** Null where there was no answer. */
  hits: SupplierHits | null
  /** Whether the server could not be asked at all, rather than that it refused. */
  isAway: boolean
  /** For the head of the page that the server sends; a browser has no use for them. */
  tags?: PageTags
  /** For the server, by which parts of the build what is shown is drawn besides the page's own. */
  parts?: readonly string[]
}

/**
 * Asks for what an address says.
 * @param given its parts, of which anything may be wrong
 * @param path of the plain page, with scheme, host and language
 * @throws redirect to the same search without what the server knows to be meant by nobody, as of an old link;
 *   unknown on the server, where a page without an answer is not to be kept
 */
export async function findSuppliers(
  discover: OpenData['discover'],
  given: Readonly<Record<string, unknown>>,
  path: string,
): Promise<Finding> {
  const search = readSearch(given)
  try {
    const hits = await discover.search(writeSearch(search))
    const parts = await prepareParts({ search, hits })
    const tags = import.meta.env.SSR ? { parts, tags: pageTags(path, search, hits.next) } : {}
    return { search, hits, isAway: false, ...tags }
  } catch (error) {
    const meant = withoutRefused(search, error)
    if (meant)
      throw redirect({
        ...{ to: '/discover', search: addressParts(meant), replace: true, statusCode: 302 },
      })
    if (import.meta.env.SSR) throw error
    logFailure('Suppliers could not be searched.', error)
    const isAway = error instanceof ProblemError && error.status === 0
    await prepareParts({ search, hits: null })
    return { search, hits: null, isAway }
  }
}

/** The search without the part that the server has refused; null where it refused none. */
export function withoutRefused(search: SupplierSearch, error: unknown): SupplierSearch | null {
  if (!(error instanceof ProblemError) || error.status !== 400) return null
  const { field = '' } = error
  if (!isSearchPart(field) || search[field] === undefined) return null
  return Object.fromEntries(Object.entries(search).filter(([name]) => name !== field))
}

/**
 * The parts of the one address of a search, where it was asked for under another: a form that is sent without
 * script says each choice by itself, and empty fields too. What the search does not know of stays.
 * @returns null where the address is as it should be
 */
export function otherAddress(
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const wanted = addressParts(readSearch(given))
  const unknown = Object.entries(given).filter(([name]) => !isSearchPart(name))
  const known = Object.entries(given).filter(([name]) => isSearchPart(name))
  const isSame =
    known.length === Object.keys(wanted).length &&
    known.every(([name, value]) => isText(value) && wanted[name] === String(value))
  return isSame ? null : { ...wanted, ...Object.fromEntries(unknown) }
}

/** A router takes `1` in an address for a number; what is there several times is a list. */
const isText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
