import * as limits from '#src/contract/limits.ts'
import { descriptionName, type DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import { directionOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { markLeft } from '../draft/edit-draft.ts'
import { descriptionKey } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'
import styles from './other-descriptions.module.css'

type DescriptionInputProps = {
  language: DescriptionLanguage
  onChange: (text: string) => void
  onRemove: () => void
}

/** The description in one further language, written in the direction of that language. */
export function DescriptionInput({ language, onChange, onRemove }: DescriptionInputProps) {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const key = descriptionKey(language)
  return (
    <div className={styles.row}>
      <Field label={t(`terms.fields.descriptions.${language}`)} id={key} error={errors.get(key)}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            lang={language}
            dir={directionOf(language)}
            counter={limits.description}
            value={now.fields[descriptionName(language)]}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => markLeft(draft, key)}
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        className={styles.remove}
        aria-label={t('profile-form.descriptions.remove', {
          language: t(`profile-form.languages.${language}`),
        })}
        onClick={onRemove}
      >
        <Icon drawing={icons.trash} />
      </Button>
    </div>
  )
}
