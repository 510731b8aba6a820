import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { Fold } from '../form/fold.tsx'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'

/** The long lists of attributes behind one line that counts what is chosen. */
export function AttributeFold({ children }: { children: ReactNode }) {
  const t = useText()
  const { draft } = useProfileForm()
  const chosen = useSnapshot(draft).fields.attributes.length
  const isWrong = useFormStatus(({ errors }) => errors.has(fieldKeys.otherAttribute))
  return (
    <Fold
      title={t('profile-form.attributes')}
      summary={t('profile-form.chosenAttributes', { count: chosen })}
      hasContent={chosen > 0}
      isWrong={isWrong}
    >
      {children}
    </Fold>
  )
}
