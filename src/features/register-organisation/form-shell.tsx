import type { ReactNode } from 'react'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import { registerCopy } from './copy.ts'
import styles from './form-shell.module.css'

type FormShellProps = {
  title: string
  text: string
  /** Which of the steps this is, from 0. */
  step: number
  children: ReactNode
}

/** ORG-5: a form of the registration beside the brand's logo and the way ahead. */
export function FormShell({ title, text, step, children }: FormShellProps) {
  return (
    <div className={styles.shell}>
      <aside className={styles.aside} aria-label={registerCopy.stepsTitle}>
        <BrandLogo />
        <ol className={styles.steps}>
          {registerCopy.steps.map((name, index) => (
            <li key={name} aria-current={index === step ? 'step' : undefined}>
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </aside>
      <div className={styles.form}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  )
}
