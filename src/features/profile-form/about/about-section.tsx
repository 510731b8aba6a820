import { useText } from '#src/i18n/text-context.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import * as limits from '#src/contract/limits.ts'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { markLeft, setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { FormSection } from '../form/form-section.tsx'
import { useDraft } from '../form/form-context.ts'
import { OtherDescriptions } from './other-descriptions.tsx'

/** The organisation in its own words, and how big it is. */
export function AboutSection() {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.description
  return (
    <FormSection
      id="description"
      title={t('profile-form.sections.description')}
      intro={t('profile-form.intro.description')}
    >
      <Field label={t('terms.fields.description')} id={key} required error={errors.get(key)}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={6}
            counter={limits.description}
            value={now.fields.description}
            onChange={(event) => setField(draft, 'description', event.currentTarget.value)}
            onBlur={() => markLeft(draft, key)}
            // Browsers bring the caret into sight, not the whole box: it could stay below the save bar.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
        )}
      </Field>
      <OtherDescriptions />
      <RadioGroup
        legend={t('terms.fields.companySize')}
        id={fieldKeys.companySize}
        required
        options={companySizes.map((value) => ({ value, label: t(`terms.sizes.${value}`) }))}
        value={now.fields.companySize}
        onChange={(size) => setField(draft, 'companySize', size)}
        error={errors.get(fieldKeys.companySize)}
      />
    </FormSection>
  )
}
