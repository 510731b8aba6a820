import { lettersKey, nameKey } from './name-words.ts'

/** Words of fewer letters, and such with digits, are not looked for with slips. */
const shortestNear = 4
/** Words that are kept with what is near to them; a directory has some ten thousand that come twice. */
const mostKnown = 200_000

/** The names of a list, to be found by the words of suppliers' names. */
export class ListedNames {
  readonly #ids = new Map<string, number>()
  /** For each word without one of its letters, and with all of them, the words. */
  readonly #near = new Map<string, number[]>()
  readonly #byKey = new Map<string, number[]>()
  readonly #known = new Map<string, readonly number[]>()
  /** For each row of the list the words by which it is found. */
  readonly words: readonly (readonly number[])[]

  /** @param names words of each row's name */
  constructor(names: readonly (readonly string[])[]) {
    this.words = names.map((words, row) => {
      for (const key of new Set([nameKey(words), lettersKey(words)]))
        if (key) add(this.#byKey, key, row)
      return [...new Set([...words, ...pairs(words)].map((word) => this.#idOf(word)))]
    })
  }

  /** How many words there are. */
  get size(): number {
    return this.#ids.size
  }

  /** Rows whose name is equal to that of these words. */
  equalTo(words: readonly string[]): ReadonlySet<number> {
    const keys = [nameKey(words), lettersKey(words)]
    return new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))
  }

  /** Words of the list that may stand for those of a supplier's name. */
  near(words: readonly string[]): ReadonlySet<number> {
    const found = new Set(words.flatMap((word) => this.#nearWord(word)))
    for (const pair of pairs(words)) {
      const id = this.#ids.get(pair)
      if (id !== undefined) found.add(id)
    }
    return found
  }

  #nearWord(word: string): readonly number[] {
    const known = this.#known.get(word)
    if (known) return known
    const found = new Set(variants(word).flatMap((one) => this.#near.get(one) ?? []))
    if (this.#known.size >= mostKnown) this.#known.clear()
    const ids = [...found]
    this.#known.set(word, ids)
    return ids
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(word, id)
    for (const variant of variants(word)) add(this.#near, variant, id)
    return id
  }
}

/** Words that somebody may have written as one. */
const pairs = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at]}${word}`)

/**
 * Two words of which each is written with a slip have one of these in common. (W. Garbe's symmetric deletes, 2012: as
 * many entries as letters, and no comparing.)
 */
function variants(word: string): string[] {
  if (word.length < shortestNear || /\d/.test(word)) return [word]
  const shorter = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter])]
}

function add(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
