import clsx from 'clsx'
import { useRef, type ComponentProps } from 'react'
import styles from './control.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { useEarlyChoice } from './use-early-choice.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'ref'>

/** The browser's own select, so that phones show their own picker. Options are its children. */
export function Select({ className, children, ...rest }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEarlyChoice(select, (early) => early.dispatchEvent(new Event('change', { bubbles: true })))
  return (
    <span className={styles.select}>
      <select {...rest} ref={select} className={clsx(styles.control, className)}>
        {children}
      </select>
      <Icon drawing={icons.chevronDown} />
    </span>
  )
}
