import type { ScriptPolicy } from '../lib/script-policy.ts'

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
 * @returns by which scripts of further sources are let run
 */
export function installTrustedTypes(): ScriptPolicy {
  const scripts: ScriptPolicy = { mayLoad: () => false }
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  policies?.createPolicy('default', {
    createHTML: (text) => (harmless.test(text) ? text : null),
    createScriptURL: (url) => (scripts.mayLoad(url) ? url : null),
  })
  return scripts
}
