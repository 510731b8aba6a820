/**
 * Policies for the few places where libraries hand text to the parser. React makes `<script>`
 * elements through innerHTML, two Radix viewports write a constant `<style>`, and the form service's
 * library empties its container; nothing else passes.
 */
const harmless = /^(?:|<script><\/script>|\[data-radix-(?:select|scroll-area)-viewport\]\{[^<]*\})$/

type Policies = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown
}

/**
 * Installs them.
 * @returns lets scripts of further sources run: origins, or `https://*.example.com` for all below one
 */
export function installTrustedTypes(): { allowScriptsOf(sources: readonly string[]): void } {
  const allowed: string[] = []
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  policies?.createPolicy('default', {
    createHTML: (text) => (harmless.test(text) ? text : null),
    createScriptURL: (url) => (allowed.some((source) => isOf(source, url)) ? url : null),
  })
  return { allowScriptsOf: (sources) => void allowed.push(...sources) }
}

/** As host-sources of a content security policy are matched: https://www.w3.org/TR/CSP3/#match-hosts */
function isOf(source: string, address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const [scheme = '', host = ''] = source.split('//')
  if (!host.startsWith('*.')) return url.origin === source
  return url.protocol === scheme && url.host.endsWith(host.slice(1))
}
