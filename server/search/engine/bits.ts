/** A set of documents: one bit for each. */
export type Bits = Uint32Array

/** @param size documents that it is for */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export function hasBit(bits: Bits, document: number): boolean {
  return (((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1
}

export function setBit(bits: Bits, document: number): void {
  const word = document >>> 5
  bits[word] = (bits[word] as number) | (1 << (document & 31))
}

export function clearBit(bits: Bits, document: number): void {
  const word = document >>> 5
  bits[word] = (bits[word] as number) & ~(1 << (document & 31))
}

/** Keeps in the first set what is in the other one too. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] as number) & (other[word] as number)
}

/** Puts into the first set what is in the other one. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] as number) | (other[word] as number)
}

/** How many documents are in a set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += countOfWord(bits[at] as number)
  return count
}

/** How many documents are in both sets. */
export function countCommon(bits: Bits, other: Bits): number {
  const end = Math.min(bits.length, other.length)
  let count = 0
  for (let at = 0; at < end; at += 1)
    count += countOfWord((bits[at] as number) & (other[at] as number))
  return count
}

/** https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function countOfWord(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555)
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Calls back with each document of a set, in their order. */
export function eachBit(bits: Bits, call: (document: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] as number
    while (word !== 0) {
      const lowest = word & -word
      call(at * 32 + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}
