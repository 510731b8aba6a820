import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import styles from './form-shell.module.css'

const steps = ['1', '2', '3'] as const

type FormShellProps = {
  title: string
  text: string
  /** Which of the steps this is, from 0. */
  step: number
  children: ReactNode
}

/** ORG-5: a form of the registration beside the brand's logo and the way ahead. */
export function FormShell({ title, text, step, children }: FormShellProps) {
  const t = useText()
  return (
    <div className={styles.shell}>
      <aside className={styles.aside} aria-label={t('register.stepsTitle')}>
        <BrandLogo />
        <ol className={styles.steps}>
          {steps.map((name, index) => (
            <li key={name} aria-current={index === step ? 'step' : undefined}>
              <span>{t(`register.steps.${name}`)}</span>
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
