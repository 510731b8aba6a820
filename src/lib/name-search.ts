import uFuzzy from '@leeoniya/ufuzzy'
import { foldLetters, placesOfFolded } from './fold-letters.ts'
import { mergeRanges, type MatchRange } from './match-ranges.ts'

type Named = { readonly name: string }

/** Something that was found, and where its name matches the query. */
export type Found<T extends Named> = T & { matches: readonly MatchRange[] }

/** Words of names that are not all in Latin letters, as the engine has them: its usual ones know no others. */
const anyLetters = {
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  interBound: String.raw`[^\p{L}\d]`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
}
const notLatin = /[^\p{Script=Latin}\P{L}]/u

/**
 * Fuzzy search by name (PRF-10): one typing error per word, words in any order, letters as
 * {@link foldLetters} has them.
 * @param limits for which queries anything is found, and how many are found at most
 * @returns a function from query to the best matches, without those that it is told to leave out
 */
export function createNameSearch<T extends Named>(
  items: readonly T[],
  limits: { isLongEnough: (query: string) => boolean; searchResults: number },
): (query: string, isLeftOut?: (item: T) => boolean) => Found<T>[] {
  const names = items.map(({ name }) => foldLetters(name))
  const engine = new uFuzzy({
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its const enum exists in types only; 1 is SingleError
    ...{ intraMode: 1, intraSub: 1, intraTrn: 1, intraDel: 1, intraIns: 1 },
    ...(names.some((name) => notLatin.test(name)) && anyLetters),
  })
  return (query, isLeftOut = () => false) => {
    const needle = foldLetters(query.trim())
    if (!limits.isLongEnough(query)) return []
    // Before the list is cut: what was chosen already must not take the place of what can be.
    const left = rank(engine, names, needle).filter((index) => {
      const item = items[index]
      return item !== undefined && !isLeftOut(item)
    })
    const best = left.slice(0, limits.searchResults)
    const matches = matchesIn(engine, at(names, best), engine.split(needle))
    return at(items, best).map((item, place) => ({
      ...item,
      matches: unfolded(item.name, matches[place] ?? []),
    }))
  }
}

/** Ranges of a folded name as those of the name itself. */
function unfolded(name: string, ranges: readonly MatchRange[]): readonly MatchRange[] {
  const places = placesOfFolded(name)
  return ranges.map(([from, to]) => [places[from] ?? from, places[to] ?? name.length])
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
