import { isLoopbackHost } from '#src/contract/loopback-host.ts'
import { strictTransport } from '../../http/security-headers.ts'
import type { Site } from '../site.ts'

const common =
  "default-src 'none'; style-src 'self'; img-src 'self' https: data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Policy of pages without any script. */
const pagePolicy = common
/** Policy of the pages that post themselves on by a script file, or with a passkey. */
export const formPolicy = `${common}; script-src 'self'; require-trusted-types-for 'script'`

/**
 * Headers of every page: nothing is stored, framed or guessed. The referrer stays within the origin,
 * because links carry secrets; `no-referrer` would also hide the origin that forms are checked by.
 */
const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': pagePolicy,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/** The headers of a site's pages; off loopback with two years of https only. */
export function headersOf({ host }: Pick<Site, 'host'>): Record<string, string> {
  return isLoopbackHost(host) ? pageHeaders : { ...pageHeaders, ...strictTransport }
}
