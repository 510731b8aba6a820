import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { markLeft, setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'

/** What the organisation is called. */
export function NameField() {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.name
  return (
    <Field label={t('terms.fields.name')} id={key} required error={errors.get(key)}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="organization"
          value={now.fields.name}
          onChange={(event) => setField(draft, 'name', event.currentTarget.value)}
          onBlur={() => markLeft(draft, key)}
        />
      )}
    </Field>
  )
}
