import type { Bits } from './bits.ts'
import type { Column } from './column.ts'

/** For each value number of a column the choices that it counts for. */
export type Meanings = { column: Column; of: readonly (readonly number[])[] }

/** Choices that are bits of one number. */
const mostBits = 31
/** Choices of which each combination is counted by itself, and what it stands for at the end. */
const mostTogether = 12

/**
 * Counts the documents of a set for each choice: each of them once, however many of its values stand for it.
 * @param choices how many there are
 */
export function countChoices(
  meanings: readonly Meanings[],
  among: Bits,
  choices: number,
): Uint32Array {
  return choices <= mostBits
    ? countAsBits(meanings, among, choices)
    : countOneByOne(meanings, among, choices)
}

/** The few choices of a document as the bits of one number. */
function countAsBits(meanings: readonly Meanings[], among: Bits, choices: number): Uint32Array {
  const columns = meanings.map(({ column, of }) => ({
    ...column.lists(),
    masks: Uint32Array.from(of, (own) => own.reduce((mask, choice) => mask | (1 << choice), 0)),
  }))
  const isTogether = choices <= mostTogether
  const counts = new Uint32Array(choices)
  const together = new Uint32Array(isTogether ? 2 ** choices : 0)
  for (let at = 0; at < among.length; at += 1) {
    let word = among[at] as number
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      const document = at * 32 + 31 - Math.clz32(lowest)
      let mask = 0
      for (const { starts, values, masks } of columns) {
        const end = starts[document + 1] as number
        for (let index = starts[document] as number; index < end; index += 1)
          mask |= masks[values[index] as number] as number
      }
      if (isTogether) together[mask] = (together[mask] as number) + 1
      else addBits(counts, mask, 1)
    }
  }
  for (const [mask, count] of together.entries()) addBits(counts, mask, count)
  return counts
}

function addBits(counts: Uint32Array, mask: number, count: number): void {
  for (let left = mask; left !== 0; left &= left - 1) {
    const choice = 31 - Math.clz32(left & -left)
    counts[choice] = (counts[choice] as number) + count
  }
}

/** Many choices, each with the document that it was counted for last. */
function countOneByOne(meanings: readonly Meanings[], among: Bits, choices: number): Uint32Array {
  const columns = meanings.map(({ column, of }) => ({ ...column.lists(), ...flat(of) }))
  const counts = new Uint32Array(choices)
  const last = new Int32Array(choices).fill(-1)
  for (let at = 0; at < among.length; at += 1) {
    let word = among[at] as number
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      const document = at * 32 + 31 - Math.clz32(lowest)
      for (const { starts, values, firsts, stands } of columns) {
        const end = starts[document + 1] as number
        for (let index = starts[document] as number; index < end; index += 1) {
          const value = values[index] as number
          const behind = firsts[value + 1] as number
          for (let one = firsts[value] as number; one < behind; one += 1) {
            const choice = stands[one] as number
            if (last[choice] === document) continue
            last[choice] = document
            counts[choice] = (counts[choice] as number) + 1
          }
        }
      }
    }
  }
  return counts
}

/** Lists of lists side by side: those of a value stand from its first to that of the next one. */
function flat(of: Meanings['of']): { firsts: Uint32Array; stands: Uint16Array } {
  const firsts = new Uint32Array(of.length + 1)
  for (const [value, own] of of.entries())
    firsts[value + 1] = (firsts[value] as number) + own.length
  return { firsts, stands: Uint16Array.from(of.flat()) }
}
