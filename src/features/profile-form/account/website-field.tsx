import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { markLeft, setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'

/** Where the organisation is on the web; judged once focus leaves it. */
export function WebsiteField() {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.website
  return (
    <Field
      label={t('terms.fields.website')}
      id={key}
      required
      hint={t('profile-form.websiteHint')}
      error={errors.get(key)}
    >
      {(aria) => (
        <TextInput
          {...aria}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          value={now.fields.website}
          onChange={(event) => setField(draft, 'website', event.currentTarget.value)}
          onBlur={() => markLeft(draft, key)}
        />
      )}
    </Field>
  )
}
