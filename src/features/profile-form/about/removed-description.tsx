import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './other-descriptions.module.css'

type RemovedDescriptionProps = { language: DescriptionLanguage; onRestore: () => void }

/** The place of a description that was removed: it can be had back with its text. */
export function RemovedDescription({ language: tag, onRestore }: RemovedDescriptionProps) {
  const t = useText()
  const language = t(`profile-form.languages.${tag}`)
  return (
    <div className={styles.removed}>
      <span>{t('profile-form.descriptions.removed', { language })}</span>
      <Button
        id={undoKey(tag)}
        variant="quiet"
        aria-label={t('profile-form.descriptions.undo', { language })}
        onClick={onRestore}
      >
        {t('profile-form.undo')}
      </Button>
    </div>
  )
}

/** Key of the button that brings a description back. */
export const undoKey = (language: DescriptionLanguage) => `profile-undo-description-${language}`
