import { isLoopbackHost } from '../loopback-host.ts'

/**
 * A host as it is stored, compared and looked for: small letters, no dot behind the name, no port where it is
 * the usual one of HTTP, letters of other scripts as they travel (`xn--…`).
 * @param text as somebody typed it or a request names it, `Portal.example.` or `localhost:4310`
 * @returns null for what is no host, an address for example
 */
export function normalHost(text: string): string | null {
  const typed = text.trim()
  if (typed.length > 259 || /[\s/?#@\\]/.test(typed)) return null
  const url = URL.parse(`http://${typed}/`)
  const host = url?.host.replace(/\.(?=:|$)/, '') ?? ''
  return isName(host.replace(/:\d+$/, '')) ? host : null
}

/** Characters of a name, and of what stands between its dots: https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const longest = { name: 253, label: 63 }

/**
 * Whether requests can come under a name. URLs have more than names in the network do: a star among them, which
 * would look as if it stood for all names below another one.
 */
function isName(name: string): boolean {
  if (name.startsWith('[')) return true
  return (
    name.length <= longest.name &&
    name.split('.').every((label) => label.length <= longest.label && /^[a-z\d-]+$/.test(label))
  )
}

/**
 * What is the same for hosts that may not belong to two brands. That is the name: whoever has it at one port
 * has it at all. On this machine a port is another program of a developer's.
 * @param host as `normalHost` gives it
 */
export function hostKey(host: string): string {
  return isLoopbackHost(host) ? host : host.replace(/:\d+$/, '')
}
