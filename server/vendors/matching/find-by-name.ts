import type { Connection } from '../../store/engine.ts'
import { directoryNames } from './directory-names.ts'
import { ListedNames } from './listed-names.ts'
import type { WeighWord } from './name-likeness.ts'
import { nameWords } from './name-words.ts'

/** Suppliers of a row that are looked at more closely. */
const mostCandidates = 10
/** Suppliers with an equal name that are, where many are called so. */
const mostEqual = 20
/** Suppliers of the rarest words of a row that are compared at all. */
const mostCompared = 4_000
/** Share of the weight of a row's words that a supplier has to have. */
const enough = 0.35

export type FoundByName = {
  /** `no` of the suppliers that a row may mean. */
  candidatesOf(row: number): number[]
  weigh: WeighWord
}

/**
 * Finds suppliers that are called like the rows of a list. It goes through all names of the directory once and looks
 * each up in the list, which costs the same however many rows there are; to look up each row in an index of the
 * directory takes some ms a row (decision 48).
 * @param names words of each row's name
 */
export async function findByName(
  db: Connection,
  names: readonly (readonly string[])[],
  signal: AbortSignal | undefined,
): Promise<FoundByName> {
  const listed = new ListedNames(names)
  const equal = names.map((): number[] => [])
  const counts = new Map<string, number>()
  const holders = Array.from({ length: listed.size }, (): number[] => [])
  let all = 0
  for await (const page of directoryNames(db)) {
    signal?.throwIfAborted()
    for (const { no, name } of page) {
      all += 1
      const words = nameWords(name)
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const row of listed.equalTo(words))
        if ((equal[row]?.length ?? 0) < mostEqual) equal[row]?.push(no)
      for (const id of listed.near(words)) holders[id]?.push(no)
    }
  }
  const weight = (count: number) => Math.log(1 + all / (1 + count))
  return {
    weigh: (word) => weight(counts.get(word) ?? 0),
    candidatesOf(row) {
      const ids = (listed.words[row] ?? []).toSorted(
        (one, other) => count(one) - count(other) || one - other,
      )
      const total = (names[row] ?? []).reduce((sum, word) => sum + weight(counts.get(word) ?? 0), 0)
      const shares = new Map<number, number>()
      let compared = 0
      for (const id of ids) {
        compared += count(id)
        if (compared > mostCompared && shares.size > 0) break
        for (const no of (holders[id] ?? []).slice(0, mostCompared))
          shares.set(no, (shares.get(no) ?? 0) + weight(count(id)))
      }
      const alike = [...shares]
        .filter(([, share]) => share >= enough * total)
        .toSorted((one, other) => other[1] - one[1] || one[0] - other[0])
        .slice(0, mostCandidates)
        .map(([no]) => no)
      return [...new Set([...(equal[row] ?? []), ...alike])]
    },
  }

  function count(id: number): number {
    return holders[id]?.length ?? 0
  }
}
