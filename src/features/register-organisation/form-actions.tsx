import { useText } from '../../i18n/text-context.ts'
import { Button } from '../../ui/button.tsx'
import styles from './form-actions.module.css'

type FormActionsProps = {
  submitText?: string
  backText?: string
  /** Goes back; without it there is no Back button. */
  onBack?: () => void
  busy: boolean
}

/** ORG-5: the buttons of a registration form. */
export function FormActions({ submitText, backText, onBack, busy }: FormActionsProps) {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Button variant="primary" type="submit" busy={busy}>
        <span>{submitText ?? t('register.submit')}</span>
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          <span>{backText ?? t('register.goBack')}</span>
        </Button>
      )}
    </div>
  )
}
