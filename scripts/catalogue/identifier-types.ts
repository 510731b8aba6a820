import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import {
  identifierDefinition,
  type IdentifierDefinition,
} from '#server/catalogue/identifiers/identifier-definition.ts'
import { identifierTypes } from '../../server/catalogue/identifiers/identifier-types.ts'

const source = new URL('../../server/catalogue/sources/identifier-types.json', import.meta.url)

/**
 * The business numbers that we list by hand: registers of businesses only, never a number that names
 * a person. Each one has to accept its own example and refuse its counter-example.
 * @throws Error naming the type that does not
 */
export async function buildIdentifierTypes(): Promise<readonly IdentifierDefinition[]> {
  const rows: unknown = JSON.parse(await readFile(source, 'utf8'))
  const definitions = v.parse(v.array(identifierDefinition), rows)
  const { normal } = identifierTypes(definitions, [])
  for (const { typeId, example, refused } of definitions)
    if (normal(typeId, example) === null || normal(typeId, refused) !== null)
      throw new Error(`${typeId} does not tell its example from its counter-example`)
  return definitions
}
