import styles from './ease-curve.module.css'

/** `cubic-bezier(x1, y1, x2, y2)`, as the browser gives it back. */
const bezier = /^cubic-bezier\(([-\d.]+),\s*([-\d.]+),\s*([-\d.]+),\s*([-\d.]+)\)$/

/** The way from start to end over time. Empty until the curve is measured. */
export function EaseCurve({ ease }: { ease: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = bezier.exec(ease)?.slice(1).map(Number) ?? []
  const path = `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`
  return (
    <svg className={styles.curve} viewBox="-4 -4 108 108" aria-hidden="true">
      <path className={styles.frame} d="M0 0V100H100" />
      {ease && <path className={styles.line} d={path} />}
    </svg>
  )
}
