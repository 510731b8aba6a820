import { inflateRawSync } from 'node:zlib'
import { VendorFileError } from './vendor-file-error.ts'

/** A file within an archive. */
export type ZipEntry = { name: string; bytes: Uint8Array }

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const
const sizes = { end: 22, entry: 46, local: 30 } as const
const methods = { stored: 0, deflated: 8 } as const
/** Of the flags of an entry. */
const encrypted = 1
/** Longest remark behind the directory of an archive. */
const longestRemark = 65_535
/** A workbook has some dozens of files. */
const mostEntries = 2_000

/**
 * The files of an archive that are wanted, as the directory at its end names them. Sizes that an archive states are
 * not believed: what is inflated is counted.
 * @param isWanted whether a file of this name is
 * @param most bytes of all of them together
 * @throws VendorFileError where it is broken, has a password or is larger
 */
export function unpackZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new VendorFileError('broken-workbook')
  let at = view.getUint32(end + 16, true)
  let left = most
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + sizes.entry > end || view.getUint32(at, true) !== signatures.entry)
      throw new VendorFileError('broken-workbook')
    const nameLength = view.getUint16(at + 28, true)
    const name = textOf(bytes, at + sizes.entry, nameLength)
    if (isWanted(name)) {
      const content = contentOf(bytes, view, at, left)
      left -= content.length
      entries.push({ name, bytes: content })
    }
    at += sizes.entry + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The place of the record that ends an archive. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - sizes.end - longestRemark)
  for (let at = view.byteLength - sizes.end; at >= first; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at
  throw new VendorFileError('broken-workbook')
}

/** @param at of the entry in the directory */
function contentOf(bytes: Uint8Array, view: DataView, at: number, most: number): Uint8Array {
  if ((view.getUint16(at + 8, true) & encrypted) !== 0) throw new VendorFileError('encrypted')
  const method = view.getUint16(at + 10, true)
  const packed = view.getUint32(at + 20, true)
  const local = view.getUint32(at + 42, true)
  if (local + sizes.local > bytes.length || view.getUint32(local, true) !== signatures.local)
    throw new VendorFileError('broken-workbook')
  const start =
    local + sizes.local + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + packed > bytes.length) throw new VendorFileError('broken-workbook')
  const content = bytes.subarray(start, start + packed)
  if (method === methods.stored) {
    if (packed > most) throw new VendorFileError('too-much-text')
    return content
  }
  if (method !== methods.deflated) throw new VendorFileError('broken-workbook')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new VendorFileError(isTooLarge ? 'too-much-text' : 'broken-workbook', null, { cause })
  }
}

const textOf = (bytes: Uint8Array, from: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(from, from + length))
