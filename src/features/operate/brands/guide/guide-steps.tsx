import { useText } from '#src/i18n/text-context.ts'
import { ConsoleLink } from '../../console-link.tsx'
import styles from '../brands-screen.module.css'

const steps = ['begin', 'look', 'publish'] as const
export type GuideStep = (typeof steps)[number]

type GuideStepsProps = {
  current: GuideStep
  /** Where a step is; null: it cannot be gone to. */
  hrefOf: (step: GuideStep) => string | null
}

/** The three steps to the first brand, and which of them this is. */
export function GuideSteps({ current, hrefOf }: GuideStepsProps) {
  const t = useText()
  return (
    <nav aria-label={t('operate-brands.guide.steps')}>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const href = hrefOf(step)
          const name = t(`operate-brands.guide.step.${step}`)
          return (
            <li
              key={step}
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
            >
              {href === null || step === current ? (
                name
              ) : (
                <ConsoleLink href={href}>{name}</ConsoleLink>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
