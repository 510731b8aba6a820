import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './qr-code.module.css'

/** Modules of clear space around the code that readers need (ISO/IEC 18004). */
const quietZone = 4

/** A text as QR code, drawn with elements so that it needs neither markup nor a canvas. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const edge = code.size + 2 * quietZone
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
