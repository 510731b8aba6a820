import uFuzzy from '@leeoniya/ufuzzy'
import type { ProductTag } from '#src/contract/catalogue.ts'
import { limits } from '#src/contract/limits.ts'

/**
 * Fuzzy search over tags by name (PRF-10): one typing error per word, words in any order.
 * @returns a function from query to the best matches, at most 20; none below three characters
 */
export function createProductSearch(tags: readonly ProductTag[]): (query: string) => ProductTag[] {
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its const enum exists in types only; 1 is SingleError
  const engine = new uFuzzy({ intraMode: 1, intraSub: 1, intraTrn: 1, intraDel: 1, intraIns: 1 })
  const names = uFuzzy.latinize(tags.map((tag) => tag.name))
  return (query) => {
    const needle = uFuzzy.latinize(query.trim())
    if (needle.length < limits.searchMinLength) return []
    const [found, info, ranking] = engine.search(names, needle, 1)
    const best = info && ranking ? ranking.map((at) => info.idx[at]) : (found ?? [])
    return best
      .slice(0, limits.searchResults)
      .flatMap((at) => (at === undefined ? [] : (tags[at] ?? [])))
  }
}
