import { limits } from '#src/contract/limits.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'

/** Where the organisation is on the web; judged once focus leaves it. */
export function WebsiteField() {
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.website
  return (
    <Field label="Website" id={key} required hint={copy.websiteHint} error={errors.get(key)}>
      {(aria) => (
        <TextInput
          {...aria}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.website}
          value={now.fields.website}
          onChange={(event) => (draft.fields.website = event.currentTarget.value)}
          onBlur={() => (draft.left[key] = true)}
        />
      )}
    </Field>
  )
}
