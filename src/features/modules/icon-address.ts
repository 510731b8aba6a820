/**
 * The address of a module's icon: http(s), or a path of this portal. Plain http is asked for over
 * https, as browsers do for the images of a secure page.
 * @returns null for anything else
 */
export function iconAddress(address: string): string | null {
  const text = address.trim()
  if (/^\/(?![/\\])/.test(text)) return text
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password) return null
  url.protocol = 'https:'
  return url.href
}
