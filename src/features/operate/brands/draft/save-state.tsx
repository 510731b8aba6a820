import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { failureText } from '../../failure-text.ts'
import { SignInWay } from '../../sign-in-way.tsx'
import { useDraft } from './draft-context.ts'
import styles from './save-state.module.css'

/** Whether everything is saved, read out politely; where it is not, why, and the way on. */
export function SaveState() {
  const texts = useTexts()
  const { t } = texts
  const { store, editing } = useDraft()
  const { saving, failure, draft, detail } = editing
  const hasFailed = saving === 'failed'
  const isOpen = saving === 'saved' && draft.conflicts.length > 0
  const words =
    saving === 'failed'
      ? t('operate-brands.save.failed', { why: failureText(texts, failure) ?? '' })
      : t(`operate-brands.save.${wordsOf(saving, isOpen, detail.draft !== null)}`)
  return (
    <div className={styles.state} data-failed={hasFailed ? '' : undefined}>
      <p className={styles.words} role="status">
        {saving === 'saved' && !isOpen && <Icon drawing={icons.check} />}
        {(hasFailed || isOpen) && <Icon drawing={icons.alert} />}
        <span>{words}</span>
      </p>
      {hasFailed && (
        <span className={styles.ways}>
          <SignInWay failure={failure} onSignedIn={() => void store.save()} />
          <Button variant="quiet" onClick={() => void store.save()}>
            {t('ui.tryAgain')}
          </Button>
        </span>
      )}
    </div>
  )
}

function wordsOf(saving: 'saved' | 'waiting' | 'saving', isOpen: boolean, hasDraft: boolean) {
  if (isOpen) return 'open'
  if (saving !== 'saved') return 'saving'
  return hasDraft ? 'saved' : 'published'
}
