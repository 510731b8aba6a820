import type { IncomingHttpHeaders } from 'node:http'

/** Programs that say so in what they are called: crawlers, monitors, previews of links, tools that measure. */
const programs =
  /bot\b|bot[/;_-]|crawl|spider|slurp|monitor|uptime|pingdom|preview|facebookexternalhit|embedly|headless|lighthouse|pagespeed|scan|check|fetch|scrap|archive|validator|feed|curl|wget|python|java\/|okhttp|axios|node|libwww/i

/** A host that could be one of the web: with a dot, and no address of a machine. */
const webHost = /^(?=.{4,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/

/**
 * Whether a person's browser asks, as far as the headers of the request tell. Nothing of them is kept.
 * What is fetched ahead is not looked at yet.
 */
export function isByPerson(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? ''
  if (!agent.startsWith('Mozilla/') || programs.test(agent)) return false
  const { purpose, 'x-moz': moz, 'x-purpose': old, 'sec-purpose': secPurpose } = headers
  return ![purpose, moz, old, secPurpose].some((one) =>
    /prefetch|preview|prerender/i.test(String(one ?? '')),
  )
}

/** Whether a whole page is asked for; browsers that do not say what for ask for one that accepts HTML. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  return headers.accept?.includes('text/html') ?? false
}

/**
 * The host of the page that led to a request, in small letters and without `www.`.
 * @returns null where none is told, or it is no host of the web, or the person wants no tracking: Do Not Track
 * (https://www.w3.org/TR/tracking-dnt/) or Global Privacy Control (https://w3c.github.io/gpc/)
 */
export function referringHost(headers: IncomingHttpHeaders): string | null {
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return null
  return hostOf(headers.referer ?? headers.origin)
}

/** The host of an address of the web, as it is counted. */
export function hostOf(address: string | undefined): string | null {
  if (!address || address.length > 4_000) return null
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '')
  return webHost.test(host) ? host : null
}
