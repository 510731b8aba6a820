import { useText } from '#src/i18n/text-context.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import type { ProfileFieldName } from '#src/contract/profile/profile-fields.ts'
import styles from './conflict.module.css'

type ConflictChoiceProps = {
  name: ProfileFieldName
  mine: readonly string[]
  theirs: readonly string[]
  value: 'mine' | 'theirs' | null
  /** Whether to say that nothing is chosen yet. */
  isMissing: boolean
  onChoose: (side: 'mine' | 'theirs') => void
}

/** Mine or theirs, for one part of the profile, with what each side made of it. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const t = useText()
  const { name, mine, theirs, value, isMissing, onChoose } = props
  return (
    <div className={styles.choice}>
      <RadioGroup
        id={conflictId(name)}
        legend={t(`terms.fields.${name}`)}
        required
        error={isMissing && value === null ? t('profile-form.conflictMissing') : undefined}
        options={[
          { value: 'mine', label: <Side title={t('profile-form.mine')} words={mine} /> },
          { value: 'theirs', label: <Side title={t('profile-form.theirs')} words={theirs} /> },
        ]}
        value={value}
        onChange={onChoose}
      />
    </div>
  )
}

/** Id of the first choice for a field, to lead there. */
export const conflictId = (name: ProfileFieldName) => `conflict-${name}`

function Side({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <span className={styles.side}>
      <span className={styles.owner}>{title}</span>
      {words.map((line) => (
        <span key={line} className={styles.words} dir="auto">
          {line}
        </span>
      ))}
    </span>
  )
}
