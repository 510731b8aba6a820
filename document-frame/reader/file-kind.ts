/** What a file is by its first bytes, whatever its name or its type says. */
export type FileKind = 'pdf' | 'png' | 'jpeg'

const pictureMarks = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
] as const
/** The mark of a PDF may stand behind other bytes; readers look at so many. */
const searched = 1024

/** @returns null for what is none of them, such as a page or a drawing that is named .pdf */
export function fileKind(bytes: Uint8Array): FileKind | null {
  for (const [kind, mark] of pictureMarks) {
    if (mark.every((byte, at) => bytes[at] === byte)) return kind
  }
  const start = String.fromCharCode(...bytes.subarray(0, searched))
  return start.includes('%PDF-') ? 'pdf' : null
}
