import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'
import styles from './attribute-fold.module.css'

/**
 * The long lists of attributes behind one line that counts what is chosen. Open where something is, or
 * where something has to be put right.
 */
export function AttributeFold({ children }: { children: ReactNode }) {
  const t = useText()
  const { draft } = useProfileForm()
  const chosen = useSnapshot(draft).fields.attributes.length
  const isWrong = useFormStatus(({ errors }) => errors.has(fieldKeys.otherAttribute))
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // Once: what is open stays so when the last choice is taken back.
  if (isOpen === null && chosen > 0) setOpen(true)
  return (
    <details
      className={styles.fold}
      open={isOpen === true || isWrong}
      onToggle={(event) => {
        // Without a press nothing was decided yet.
        if (event.currentTarget.open || isOpen !== null) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <Icon drawing={icons.chevronRight} />
        <span className={styles.title}>{t('profile-form.attributes')}</span>
        <span className={styles.count}>
          {t('profile-form.chosenAttributes', { count: chosen })}
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
