import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './control.module.css'

export type TextInputProps = ComponentProps<'input'>

/** One line of text. Give `inputMode`, `autoComplete` and `enterKeyHint` by what is asked for. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input dir="auto" {...rest} type={type} className={clsx(styles.control, className)} />
}
