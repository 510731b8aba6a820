import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { ButtonVariant } from '#src/ui/button-class.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const words = {
  primary: samples.save,
  secondary: samples.more,
  quiet: samples.cancel,
  danger: samples.remove,
} as const

/** All four looks in every state. */
export function ButtonSpecimen() {
  const [isRefused, setRefused] = useState(false)
  const each = (state: object) =>
    variants.map((variant) => (
      <Button key={variant} variant={variant} {...state}>
        {words[variant]}
      </Button>
    ))
  return (
    <>
      <State label={stateNames.usual} wide>
        <div className={styles.row}>{each({ onClick: () => announce(samples.pressed) })}</div>
      </State>
      <State label={stateNames.busy} wide>
        <div className={styles.row}>{each({ busy: true })}</div>
      </State>
      <State label={stateNames.disabled} wide>
        <div className={styles.row}>{each({ disabled: true })}</div>
      </State>
      <State label={stateNames.large}>
        <Button variant="primary" size="large">
          {samples.save}
        </Button>
      </State>
      <State label={stateNames.withIcon}>
        <Button variant="secondary">
          <Icon drawing={icons.plus} />
          <span>{samples.add}</span>
        </Button>
      </State>
      <State label={stateNames.refusing}>
        <Button variant="primary" aria-disabled onRefused={() => setRefused(true)}>
          {samples.send}
        </Button>
        <p role="status">{isRefused && samples.refused}</p>
      </State>
      <State label={stateNames.longText}>
        <Button variant="primary">{samples.longAction}</Button>
      </State>
      <State label={stateNames.longWord}>
        <Button variant="secondary">{samples.longWord}</Button>
      </State>
    </>
  )
}
