import clsx from 'clsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

/**
 * The class of a button's look, for a router `Link` or any other element.
 * @returns for `className` of a link
 */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'medium'): string {
  return clsx(styles.button, styles[variant], size === 'large' && styles.large)
}
