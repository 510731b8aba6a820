/**
 * Policies for the few places where libraries hand text to the parser. React makes `<script>`
 * elements through innerHTML, two Radix viewports write a constant `<style>`, and the form service's
 * library empties its container; nothing else passes.
 */
const harmless = /^(?:|<script><\/script>|\[data-radix-(?:select|scroll-area)-viewport\]\{[^<]*\})$/

type Policies = {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

export function installTrustedTypes(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  policies?.createPolicy('default', {
    createHTML: (text) => (harmless.test(text) ? text : null),
  })
}
