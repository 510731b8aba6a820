import styles from './icon.module.css'
import type * as icons from './icons.ts'

/** One of our drawings. */
export type Drawing = (typeof icons)[keyof typeof icons]

export type IconProps = {
  drawing: Drawing
  /** What it says. Without one it is an ornament beside words that say it. */
  label?: string | undefined
}

/** A line drawing in the colour and size of the text around it. */
export function Icon({ drawing, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={drawing} />
    </svg>
  )
}
