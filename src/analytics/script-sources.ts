/**
 * Tells of an address whether one of some sources has it.
 * @param sources origins, or `https://*.example.com` for all below one
 */
export const comesFrom = (sources: readonly string[]) => (url: string) =>
  sources.some((source) => isOf(source, url))

/** As host-sources of a content security policy are matched: https://www.w3.org/TR/CSP3/#match-hosts */
function isOf(source: string, address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const [scheme = '', host = ''] = source.split('//')
  if (!host.startsWith('*.')) return url.origin === source
  return url.protocol === scheme && url.host.endsWith(host.slice(1))
}
