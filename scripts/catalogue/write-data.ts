import { writeFile } from 'node:fs/promises'

const data = new URL('../../server/catalogue/data/', import.meta.url)

/** Writes one file of the catalogue and says its size, so that growth shows in the review. */
export async function writeData(name: string, content: string | Uint8Array): Promise<void> {
  await writeFile(new URL(name, data), content)
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`)
}

/** One entry per line: small, and readable in a diff. */
export function toJsonLines(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
}
