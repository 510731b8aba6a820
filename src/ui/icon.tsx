import styles from './icon.module.css'
import { iconPaths, type IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

export type IconProps = {
  name: IconName
  /** What it says. Without one it is an ornament beside words that say it. */
  label?: string | undefined
}

/** A line drawing in the colour and size of the text around it. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
