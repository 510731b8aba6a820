import type { CSSProperties } from 'react'
import { roleCopy } from '../copy.ts'
import type { ColourRole } from './colour-roles.ts'
import styles from './colour-swatch.module.css'
import { ContrastLine } from './contrast-line.tsx'
import { TokenLabel } from './token-label.tsx'

type ColourSwatchProps = {
  role: ColourRole
  /** All colours as measured, by their names; empty until then. */
  values: Readonly<Record<string, string>>
}

/** A role as it is used: painted, written on its grounds, or drawn as a line. */
export function ColourSwatch({ role, values }: ColourSwatchProps) {
  const { token, on, as } = role
  return (
    <li className={styles.swatch}>
      <span className={styles.grounds} aria-hidden="true">
        {(on ?? [token]).map((ground) => (
          <span key={ground} className={styles[as]} style={paint(ground, token)}>
            {as === 'text' && 'Aa'}
          </span>
        ))}
      </span>
      <TokenLabel token={token} value={values[token] ?? ''} />
      <span className={styles.use}>{roleCopy[token]}</span>
      {on && <ContrastLine role={role} values={values} />}
    </li>
  )
}

function paint(ground: string, token: string): CSSProperties {
  return { background: `var(--${ground})`, color: `var(--${token})` }
}
