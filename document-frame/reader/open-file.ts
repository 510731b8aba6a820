import { fileKind } from './file-kind.ts'
import { type Opened, Refused } from './opened.ts'
import type { NeededData } from './pdf/needed-data.ts'
import { openPdf } from './pdf/open-pdf.ts'
import { openPicture } from './open-picture.ts'

/**
 * Opens a file by what its bytes are.
 * @throws Refused
 */
export async function openFile(bytes: ArrayBuffer, data: NeededData): Promise<Opened> {
  const kind = fileKind(new Uint8Array(bytes))
  if (!kind) throw new Refused('broken')
  return kind === 'pdf' ? openPdf(bytes, data) : openPicture(kind, bytes)
}
