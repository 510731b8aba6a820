/**
 * A `Content-Disposition` that makes browsers save a file instead of showing it, under any name:
 * RFC 6266 with the encoding of RFC 8187.
 * @param name whole characters only
 */
export function attachment(name: string): string {
  // What encodeURIComponent leaves alone and RFC 8187 does not allow.
  const rest = /['()*]/g
  const code = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(rest, code)}`
}
