import * as v from 'valibot'
import type { Country, LocationNode } from '#src/contract/catalogue.ts'

/** [code, parent code, name]: a subdivision of ISO 3166-2 under a country or another subdivision. */
export const subdivisionRow = v.tuple([v.string(), v.string(), v.string()])
export type SubdivisionRow = v.InferOutput<typeof subdivisionRow>

type Growing = { id: string; name: string; children: Growing[] }

/**
 * Countries with their subdivisions below them, in the order of the rows.
 * @throws Error when a row names a parent that does not exist
 */
export function buildLocationTree(
  countries: readonly Country[],
  rows: readonly SubdivisionRow[],
): { roots: readonly LocationNode[]; names: ReadonlyMap<string, string> } {
  const nodes = new Map<string, Growing>()
  for (const { code, name } of countries) nodes.set(code, { id: code, name, children: [] })
  const roots = [...nodes.values()]
  for (const [id, , name] of rows) nodes.set(id, { id, name, children: [] })
  for (const [id, parent] of rows) {
    const above = nodes.get(parent)
    const node = nodes.get(id)
    if (!above || !node) throw new Error(`Subdivision ${id} has no parent ${parent}`)
    above.children.push(node)
  }
  return { roots, names: new Map([...nodes.values()].map(({ id, name }) => [id, name])) }
}
