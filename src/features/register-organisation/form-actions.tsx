import { Button } from '../../ui/button.tsx'
import { registerCopy } from './copy.ts'
import styles from './form-actions.module.css'

type FormActionsProps = {
  submitText?: string
  backText?: string
  /** Goes back; without it there is no Back button. */
  onBack?: () => void
  busy: boolean
}

/** ORG-5: the buttons of a registration form. */
export function FormActions({
  submitText = registerCopy.submit,
  backText = registerCopy.goBack,
  onBack,
  busy,
}: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="primary" type="submit" busy={busy}>
        <span>{submitText}</span>
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          <span>{backText}</span>
        </Button>
      )}
    </div>
  )
}
