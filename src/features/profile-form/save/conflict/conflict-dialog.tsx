import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ConflictChoice, conflictId } from './conflict-choice.tsx'
import styles from './conflict.module.css'
import { fieldWords } from './field-words.ts'

type Fields = ReadonlyDeep<ProfileFields>
type ConflictDialogProps = {
  conflicts: readonly ProfileFieldName[]
  base: Fields
  mine: Fields
  theirs: Fields
  /** What is chosen so far. */
  choices: MergeChoices
  busy: boolean
  onChoose: (choices: MergeChoices) => void
  onClose: () => void
  onSave: () => void
}

/** Field by field, mine or theirs (OFF-6). */
export function ConflictDialog(props: ConflictDialogProps) {
  const t = useText()
  const { conflicts, base, mine, theirs, choices, busy } = props
  const { onChoose, onClose, onSave } = props
  const [isAttempted, setAttempted] = useState(false)
  const takeAll = (side: 'mine' | 'theirs') =>
    onChoose(Object.fromEntries(conflicts.map((name) => [name, side])))

  function save() {
    const missing = conflicts.find((name) => !choices[name])
    if (!missing) return onSave()
    setAttempted(true)
    document.getElementById(conflictId(missing))?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      holdsTyping
      title={t('profile-form.conflictTitle')}
      description={t('profile-form.conflictHint')}
      footer={
        <>
          <Button variant="primary" busy={busy} onClick={save}>
            {t('profile-form.conflictSave')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('profile-form.later')}
          </Button>
        </>
      }
    >
      {conflicts.length > 1 && (
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => takeAll('mine')}>
            {t('profile-form.allMine')}
          </Button>
          <Button variant="secondary" onClick={() => takeAll('theirs')}>
            {t('profile-form.allTheirs')}
          </Button>
        </div>
      )}
      {conflicts.map((name) => (
        <ConflictChoice
          key={name}
          name={name}
          mine={fieldWords(t, name, mine, base)}
          theirs={fieldWords(t, name, theirs, base)}
          value={choices[name] ?? null}
          isMissing={isAttempted}
          onChoose={(side) => onChoose({ ...choices, [name]: side })}
        />
      ))}
    </Dialog>
  )
}
