import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Icon, type Drawing } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { missingPlaces } from './answers.ts'
import styles from './intro-step.module.css'
import type { Run } from './run.ts'

/** What is asked, how long it takes, what it earns, and what was answered before. */
export function IntroStep({ run }: { run: Run }) {
  const t = useText()
  const { questionnaire, answers, changes } = useSnapshot(run)
  const { intro, minutes, passMark, tag, questions, languages } = questionnaire
  const done = questions.length - missingPlaces(questions, answers).length
  return (
    <div className={styles.intro}>
      <p className={styles.text} dir="auto" lang={languages?.['intro']}>
        {intro}
      </p>
      <ul className={styles.facts}>
        <Fact icon={icons.clock}>{t('questionnaire.minutes', { count: minutes })}</Fact>
        <Fact icon={icons.list}>{t('questionnaire.questions', { count: questions.length })}</Fact>
        <Fact icon={icons.target}>{t('questionnaire.pass', { percent: passMark })}</Fact>
      </ul>
      {tag && (
        <p className={styles.earns}>
          <span>{t('questionnaire.earns')}</span>
          <Chip tone="neutral" icon={icons.tag}>
            {tag}
          </Chip>
        </p>
      )}
      <p className={styles.small}>{t('questionnaire.scoring')}</p>
      {done > 0 && (
        <div className={styles.kept}>
          <p className={styles.strong}>
            {t('questionnaire.continues', { done, all: questions.length })}
          </p>
          <p className={styles.small}>{t('questionnaire.continuesText')}</p>
          {changes && <p className={styles.small}>{t('questionnaire.changes.opened')}</p>}
        </div>
      )}
    </div>
  )
}

function Fact({ icon, children }: { icon: Drawing; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon drawing={icon} />
      <span>{children}</span>
    </li>
  )
}
