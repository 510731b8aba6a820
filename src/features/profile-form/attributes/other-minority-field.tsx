import { useText } from '#src/i18n/text-context.ts'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { markLeft, setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft, useProfileForm } from '../form/form-context.ts'

/** The free text that 'Other minority' needs while it is ticked, in the group it belongs to. */
export function OtherMinorityField({ in: group }: { in: readonly AttributeOption[] }) {
  const t = useText()
  const { otherMinorityId } = useProfileForm()
  const { draft, now, errors } = useDraft()
  const isHere = group.some((one) => one.id === otherMinorityId)
  if (!isHere || !otherMinorityId || !now.fields.attributes.includes(otherMinorityId)) return null
  const key = fieldKeys.otherAttribute
  return (
    <Field
      label={t('profile-form.otherMinorityLabel')}
      id={key}
      required
      hint={t('profile-form.otherMinorityHint')}
      error={errors.get(key)}
    >
      {(aria) => (
        <TextInput
          {...aria}
          maxLength={limits.otherAttribute}
          value={now.fields.otherAttribute}
          onChange={(event) => setField(draft, 'otherAttribute', event.currentTarget.value)}
          onBlur={() => markLeft(draft, key)}
        />
      )}
    </Field>
  )
}
