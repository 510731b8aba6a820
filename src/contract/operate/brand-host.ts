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
  return /^(?:$|[.:])|\.(?:$|:|\.)/.test(host) ? null : host
}

/**
 * What is the same for hosts that may not belong to two brands. That is the name: whoever has it at one port
 * has it at all. On this machine a port is another program of a developer's.
 * @param host as `normalHost` gives it
 */
export function hostKey(host: string): string {
  return isLoopbackHost(host) ? host : host.replace(/:\d+$/, '')
}
