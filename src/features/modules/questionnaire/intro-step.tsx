import { useSnapshot } from 'valtio'
import { Chip } from '#src/ui/chip.tsx'
import { Icon, type Drawing } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { missingPlaces } from './answers.ts'
import { copy } from './copy.ts'
import styles from './intro-step.module.css'
import type { Run } from './run.ts'

/** What is asked, how long it takes, what it earns, and what was answered before. */
export function IntroStep({ run }: { run: Run }) {
  const { questionnaire, answers } = useSnapshot(run)
  const { intro, minutes, passMark, tag, questions } = questionnaire
  const done = questions.length - missingPlaces(questions, answers).length
  return (
    <div className={styles.intro}>
      <p className={styles.text}>{intro}</p>
      <ul className={styles.facts}>
        <Fact icon={icons.clock}>{copy.minutes(minutes)}</Fact>
        <Fact icon={icons.list}>{copy.questions(questions.length)}</Fact>
        <Fact icon={icons.target}>{copy.pass(passMark)}</Fact>
      </ul>
      <p className={styles.earns}>
        <span>{copy.earns}</span>
        <Chip tone="neutral" icon={icons.tag}>
          {tag}
        </Chip>
      </p>
      <p className={styles.small}>{copy.scoring}</p>
      {done > 0 && (
        <div className={styles.kept}>
          <p className={styles.strong}>{copy.continues(done, questions.length)}</p>
          <p className={styles.small}>{copy.continuesText}</p>
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
