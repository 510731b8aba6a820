import type { Bitmap2D } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { quietZone } from '#src/contract/qr-code.ts'
import styles from './qr-code.module.css'

/** A QR code, drawn with elements so that it needs neither markup nor a canvas. */
export function QrCode({ code, label }: { code: Bitmap2D; label: string }) {
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
