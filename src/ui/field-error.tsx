import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './field.module.css'

export type FieldErrorProps = { id: string; children: string }

/** The message of one field, never by colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon drawing={icons.alert} />
      <span>{children}</span>
    </p>
  )
}
