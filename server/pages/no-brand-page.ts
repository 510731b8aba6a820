import { html } from '../markup/html.ts'
import { standalonePage } from '../markup/standalone-page.ts'

/**
 * What stands at a host to which no brand belongs: visitors learn that there is nothing for them, and
 * the operator what is left to do.
 * @param host with its port, as it was asked for
 */
export function noBrandPage(host: string): string {
  return standalonePage(
    'There is no portal at this address yet',
    html`<p>If you followed a link, check its address: <strong>${host}</strong> may be mistyped.</p>
      <h2>If you run this portal</h2>
      <p>No brand belongs to this host. Describe one in a file and give it the host:</p>
      <pre><code>npm run operator -- brands put brand.json --host ${host}</code></pre>
      <p>“A new portal” in <code>docs/operations.md</code> tells what the file holds.</p>`,
  )
}
