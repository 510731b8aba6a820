import { limits } from '#src/contract/limits.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'

/** What the organisation is called. */
export function NameField() {
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.name
  return (
    <Field label="Organisation name" id={key} required error={errors.get(key)}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="organization"
          maxLength={limits.name}
          value={now.fields.name}
          onChange={(event) => (draft.fields.name = event.currentTarget.value)}
          onBlur={() => (draft.left[key] = true)}
        />
      )}
    </Field>
  )
}
