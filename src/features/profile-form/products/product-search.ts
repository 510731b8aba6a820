import uFuzzy from '@leeoniya/ufuzzy'
import type { ProductTag } from '#src/contract/catalogue.ts'
import { limits } from '#src/contract/limits.ts'
import type { MatchRange } from '#src/ui/highlighted.tsx'
import { mergeRanges } from './merge-ranges.ts'

/** A tag that was found, and where its name matches the query. */
export type FoundProduct = ProductTag & { matches: readonly MatchRange[] }

/**
 * Fuzzy search over tags by name (PRF-10): one typing error per word, words in any order.
 * @returns a function from query to the best matches, at most 20; none below three characters
 */
export function createProductSearch(
  tags: readonly ProductTag[],
): (query: string) => FoundProduct[] {
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its const enum exists in types only; 1 is SingleError
  const engine = new uFuzzy({ intraMode: 1, intraSub: 1, intraTrn: 1, intraDel: 1, intraIns: 1 })
  // One letter for each, so that a place in such a name is the same place in the name itself.
  const names = uFuzzy.latinize(tags.map((tag) => tag.name))
  return (query) => {
    const needle = uFuzzy.latinize(query.trim())
    if (needle.length < limits.searchMinLength) return []
    const best = rank(engine, names, needle).slice(0, limits.searchResults)
    const matches = matchesIn(engine, at(names, best), engine.split(needle))
    return at(tags, best).map((tag, place) => ({ ...tag, matches: matches[place] ?? [] }))
  }
}

/**
 * Indexes of the names that have every word, those that have them in the order of the query first.
 * Looking for the words one by one leaves few names for the search that minds their order, which is
 * many times as dear.
 */
function rank(engine: uFuzzy, names: string[], needle: string): number[] {
  const found = engine.search(names, needle, 1, 0)[0] ?? []
  const inOrder = engine.filter(names, needle, found) ?? []
  if (inOrder.length === 0) return found
  const info = engine.info(inOrder, names, needle)
  const best = engine.sort(info, names, needle).flatMap((at) => info.idx[at] ?? [])
  return [...new Set([...best, ...found])]
}

/** Where each of the names has the words. All names at once: the engine builds an expression per call. */
function matchesIn(
  engine: uFuzzy,
  names: string[],
  words: readonly string[],
): readonly MatchRange[][] {
  const ranges = names.map((): number[] => [])
  for (const word of words) {
    const found = engine.filter(names, word) ?? []
    if (found.length === 0) continue
    const info = engine.info(found, names, word)
    for (const [place, name] of info.idx.entries())
      ranges[name]?.push(...(info.ranges[place] ?? []))
  }
  return ranges.map(mergeRanges)
}

const at = <T>(list: readonly T[], places: readonly number[]): T[] =>
  places.flatMap((place) => list[place] ?? [])
