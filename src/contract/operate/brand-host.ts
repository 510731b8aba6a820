/**
 * A host that shows a brand as it is compared and stored: small letters, no port where it is the usual one of
 * HTTP, letters of other scripts as they travel (`xn--…`).
 * @param text as somebody typed it, `Portal.example` or `localhost:4310`
 * @returns null for what is no host, an address for example
 */
export function normalHost(text: string): string | null {
  const typed = text.trim()
  if (typed.length > 259 || /[\s/?#@\\]/.test(typed)) return null
  const url = URL.parse(`http://${typed}/`)
  return url && url.host !== '' && !url.host.startsWith('.') ? url.host : null
}
