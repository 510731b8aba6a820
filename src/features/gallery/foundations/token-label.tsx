import styles from './token-label.module.css'

type TokenLabelProps = {
  token: string
  /** As measured; empty until then. */
  value: string
}

/** Name of a custom property and what it is now. */
export function TokenLabel({ token, value }: TokenLabelProps) {
  return (
    <span className={styles.label} translate="no">
      <code>{`--${token}`}</code>
      <span className={styles.value}>{value}</span>
    </span>
  )
}
