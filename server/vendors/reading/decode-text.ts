/** Bytes at the beginning by which UTF-16 without a mark is told. */
const sample = 4_096
/** Share of bytes at even or odd places that are 0 where a text of Latin letters is UTF-16. */
const enoughNoughts = 0.4
/** Share of the whole: what has more control characters is no text. */
const mostControls = 0.01

/**
 * The text of a file as spreadsheets and other programs write it: UTF-8, UTF-16 with a mark at its beginning or
 * without, or Windows-1252 where it is no UTF-8.
 * @returns null for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  const controls = text.slice(0, sample).match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0
  return controls > mostControls * Math.min(sample, text.length) ? null : text
}

function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const noughts = [0, 0]
  const end = Math.min(sample, bytes.length - (bytes.length % 2))
  for (let at = 0; at < end; at += 1)
    if (bytes[at] === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1
  const isMost = (count = 0) => end > 0 && count > (enoughNoughts * end) / 2
  if (isMost(noughts[1]) && !isMost(noughts[0])) return 'utf-16le'
  return isMost(noughts[0]) && !isMost(noughts[1]) ? 'utf-16be' : null
}
