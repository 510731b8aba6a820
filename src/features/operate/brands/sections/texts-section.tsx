import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { LanguageFields } from '../../fields/language-fields.tsx'
import { useTextField } from '../fields/use-text-field.ts'
import { SectionFrame } from './section-frame.tsx'

/** Characters, as the contract has them. */
const most = { name: 60, line: 300, description: 500 }

/** What a brand says of itself, in each language of the portal. */
export function TextsSection() {
  const t = useText()
  const { state, change, errorOf } = useDraft()
  const title = useTextField('/brand/title')
  const description = useTextField('/brand/description')
  const loginTitle = useTextField('/brand/copy/loginTitle', true)
  const loginSubtitle = useTextField('/brand/copy/loginSubtitle', true)
  return (
    <SectionFrame section="texts">
      <Field
        id={idOf('/brand/name')}
        label={t('operate-brands.fields.name')}
        hint={t('operate-brands.texts.nameHint')}
        error={errorOf('/brand/name')}
        required
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={most.name}
            value={state.brand.name}
            onChange={({ currentTarget }) => change('/brand/name', currentTarget.value)}
          />
        )}
      </Field>
      <LanguageFields
        {...title}
        emptyText={t('operate-brands.texts.builtIn')}
        label={t('operate-brands.fields.title')}
        hint={t('operate-brands.texts.titleHint')}
        most={most.line}
        rows={2}
      />
      <LanguageFields
        {...description}
        emptyText={t('operate-brands.texts.builtIn')}
        label={t('operate-brands.fields.description')}
        hint={t('operate-brands.texts.descriptionHint')}
        most={most.description}
        rows={4}
      />
      <LanguageFields
        {...loginTitle}
        emptyText={t('operate-brands.texts.builtIn')}
        label={t('operate-brands.fields.loginTitle')}
        hint={t('operate-brands.texts.loginHint')}
        most={most.line}
        rows={2}
      />
      <LanguageFields
        {...loginSubtitle}
        emptyText={t('operate-brands.texts.nothing')}
        label={t('operate-brands.fields.loginSubtitle')}
        most={most.line}
        rows={2}
      />
    </SectionFrame>
  )
}
