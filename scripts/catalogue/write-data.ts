import { mkdir, writeFile } from 'node:fs/promises'

const data = new URL('../../server/catalogue/data/', import.meta.url)
const names = new URL('../../server/catalogue/names/', import.meta.url)

/** Pairs of an id and its name in one language. */
export type Names = readonly (readonly [id: string, name: string])[]

/** Writes one file of the catalogue and says its size, so that growth shows in the review. */
export async function writeData(name: string, content: string | Uint8Array): Promise<void> {
  await writeFile(new URL(name, data), content)
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`)
}

/** One entry per line: small, and readable in a diff. */
export function toJsonLines(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
}

/** Writes names of a language, in the order of their ids in the catalogue. */
export async function writeNames(language: string, file: string, rows: Names): Promise<void> {
  const folder = new URL(`${language}/`, names)
  await mkdir(folder, { recursive: true })
  const lines = rows.map(([id, name]) => `  ${JSON.stringify(id)}: ${JSON.stringify(name)}`)
  // Put together line by line: an object would move ids that are whole numbers to its front.
  await writeFile(new URL(file, folder), `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${language}/${file}: ${rows.length} names`)
}
