import type { Evidence } from '#src/contract/evidence.ts'
import { problem } from '../texts/problem.ts'
import type { EvidenceFiles } from './evidence-files.ts'
import { fittingName } from './file-name.ts'
import { sniff } from './sniff.ts'

/** What a file that somebody has uploaded is. */
export type TakenIn = Pick<Evidence, 'name' | 'type' | 'size' | 'sha256'>

/**
 * Stores a PDF, PNG or JPEG: on the disk first, then as a row, so that no row is without its file.
 * @param add adds the row, and puts the content where it belongs meanwhile
 * @throws ProblemError 422 naming what is wrong with the file
 */
export async function takeIn<Row>(
  files: EvidenceFiles,
  { name, content }: { name: string; content: Buffer },
  add: (file: TakenIn, putInPlace: () => Promise<void>) => Promise<Row>,
): Promise<Row> {
  if (content.length === 0) throw problem(422, 'problems.invalid.empty-file', { field: 'body' })
  const type = sniff(content)
  if (!type) throw problem(422, 'problems.invalid.file-type', { field: 'body' })
  const staged = await files.stage(content)
  try {
    const { sha256 } = staged
    const file = { name: fittingName(name, type), type, size: content.length, sha256 }
    return await add(file, staged.putInPlace)
  } finally {
    await staged.discard()
  }
}
