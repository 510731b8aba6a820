import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { quietZone } from '#src/contract/qr-code.ts'
import { html, type Html } from '../../markup/html.ts'

/** A text as QR code within a page, black on white whatever the brand. */
export function qrPicture(text: string, label: string): Html {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const edge = code.size + 2 * quietZone
  const box = `${-quietZone} ${-quietZone} ${edge} ${edge}`
  return html`<svg
    class="app-code"
    viewBox="${box}"
    width="${edge * 4}"
    height="${edge * 4}"
    shape-rendering="crispEdges"
    role="img"
    aria-label="${label}"
  >
    <path fill="#fff" d="M${-quietZone} ${-quietZone}h${edge}v${edge}h${-edge}z" />
    <path fill="#000" d="${toSvgPath(code)}" />
  </svg>`
}
