import type { Catalogue } from '../catalogue/catalogue.ts'
import { languages } from '#src/i18n/languages.ts'
import { type NearWords, nearWordsAmong } from './near-words.ts'
import type { QueryWord } from './query.ts'
import { isPrefix, tellingWords, wordsOf } from './words.ts'

type Kind = 'credentials' | 'products' | 'regions'
/** Words of names, sorted, each with the ids that have it. */
type WordList = readonly (readonly [word: string, ids: ReadonlySet<string>])[]

/** What the words of a text mean in the catalogue, in whichever language of the portal they are. */
export type CatalogueWords = {
  of(text: string): QueryWord[]
  /** Words of names in the catalogue that are written nearly as another word. */
  near: NearWords
}

/** Words of a text that are looked for; it is all the more exact the fewer it finds, so the rest is left out. */
const mostWords = 8

/** @param catalogue its names are read once: make another one when they have changed */
export function catalogueWords(catalogue: Catalogue): CatalogueWords {
  const lists = {
    credentials: wordList(catalogue, (names) =>
      names.credentials.map(({ id, name, shortName }) => [id, `${name} ${shortName}`]),
    ),
    products: wordList(catalogue, (names) => names.products.map(({ id, name }) => [id, name])),
    regions: wordList(catalogue, (names) => [
      ...names.countries.map(({ code, name }) => [code, name] as const),
      ...names.locations.flatMap(({ children }) =>
        children.map(({ id, name }) => [id, name] as const),
      ),
    ]),
  }
  const idsOf = (kind: Kind, word: string) => [...new Set(having(lists[kind], word))]
  const all = Object.values(lists).flatMap((list) => list.map(([word]) => word))
  let near: NearWords | null = null
  const of = (text: string) =>
    tellingWords(wordsOf(text))
      .slice(0, mostWords)
      .map((word) => ({
        text: word,
        ...{ credentials: idsOf('credentials', word), products: idsOf('products', word) },
        regions: idsOf('regions', word),
      }))
  return {
    of,
    near(word) {
      near ??= nearWordsAmong(all)
      return near(word)
    },
  }
}

type Named = readonly (readonly [id: string, name: string])[]

function wordList(catalogue: Catalogue, namesIn: (names: ReturnType<Catalogue['in']>) => Named) {
  const ids = new Map<string, Set<string>>()
  for (const language of languages) {
    for (const [id, name] of namesIn(catalogue.in(language))) {
      for (const word of wordsOf(name)) {
        const known = ids.get(word) ?? new Set<string>()
        known.add(id)
        ids.set(word, known)
      }
    }
  }
  return [...ids].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Ids of the words that a word is, or begins where it is long enough. */
function having(list: WordList, word: string): string[] {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?.[0] ?? '') < word) low = middle + 1
    else high = middle
  }
  const ids: string[] = []
  for (let at = low; at < list.length; at += 1) {
    const [one, of] = list[at] ?? ['', []]
    if (!(one === word || (isPrefix(word) && one.startsWith(word)))) break
    ids.push(...of)
  }
  return ids
}
