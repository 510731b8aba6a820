import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { listFormat } from '#src/i18n/name-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { conflictingFields } from '#src/contract/profile/merge-profile.ts'
import type { SaveOutcome } from '#src/data/outbox/outbox.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { useProfileForm } from '../../form/form-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import styles from './conflict.module.css'
import { standingChoices, type Chosen } from './standing-choices.ts'

type ConflictBannerProps = {
  /** Saves that have met the conflict: each leads here. */
  attempts: number
  /** Shows what came of saving the choice. */
  onResolved: (outcome: SaveOutcome) => void
}

/** Says that another member saved the same fields meanwhile, and leads to the choice between the two. */
export function ConflictBanner({ attempts, onResolved }: ConflictBannerProps) {
  const { t, language } = useTexts()
  const { draft, sync } = useProfileForm()
  const { theirs, base, fields, saving } = useSnapshot(draft)
  const element = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The state of the banner, so that the choices survive a closed dialog and a failed save.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isConflict = theirs !== null
  // Save at the bottom is far from here: the choice comes into sight and takes the focus.
  useEffect(() => {
    if (isConflict) element.current?.focus()
  }, [isConflict, attempts])
  if (!theirs) return null

  const conflicts = conflictingFields(base, fields, theirs.fields)
  const sides = { mine: fields, version: theirs.version }
  const choices = standingChoices(chosen, conflicts, sides)
  const resolve = async () => {
    onResolved(await sync.resolve(choices))
    setOpen(false)
  }
  return (
    <div ref={element} tabIndex={-1} className={styles.conflict}>
      <Banner tone="critical" title={t('profile-form.conflictTitle')}>
        <p>
          {t('profile-form.conflictText', {
            fields: listFormat(language).format(conflicts.map((name) => t(`terms.fields.${name}`))),
          })}
        </p>
        <div className={styles.choices}>
          <Button variant="secondary" busy={saving} onClick={() => setOpen(true)}>
            {t('profile-form.conflictOpen')}
          </Button>
        </div>
      </Banner>
      {isOpen && (
        <ConflictDialog
          conflicts={conflicts}
          base={base}
          mine={fields}
          theirs={theirs.fields}
          choices={choices}
          busy={saving}
          onChoose={(made) => setChosen({ ...sides, choices: made })}
          onClose={() => setOpen(false)}
          onSave={() => void resolve()}
        />
      )}
    </div>
  )
}
