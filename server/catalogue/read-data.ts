import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const data = new URL('./data/', import.meta.url)

/**
 * Reads one list of the catalogue.
 * @param name file in `data`, written by `npm run catalogue`
 * @param schema of one entry
 * @throws Error when the file is missing or is not such a list: the installation is damaged
 */
export async function readData<T>(name: string, schema: v.GenericSchema<T>): Promise<readonly T[]> {
  const rows: unknown = JSON.parse(await readFile(new URL(name, data), 'utf8'))
  return v.parse(v.array(schema), rows)
}
