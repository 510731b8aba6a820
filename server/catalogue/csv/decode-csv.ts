/**
 * The text of a file that a spreadsheet has written: UTF-8, or UTF-16 where its first bytes say so. Bytes that
 * are no text of either become U+FFFD, which no catalogue has, so that their place can be told.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
