import { useRef, type SubmitEvent } from 'react'
import { useText } from '../../i18n/text-context.ts'
import {
  badgeLanguages,
  badgeStyles,
  type BadgeLanguage,
  type BadgeStyle,
} from '../../contract/badge.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './badge-guide.module.css'
import { guideSearch, type GuideSearch } from './guide-search.ts'

export type SupplierFormProps = {
  /** What was asked for, as it was typed. */
  asked: string
  problem: string | null
  style: BadgeStyle
  lang: BadgeLanguage | undefined
  /** Asks for another badge. */
  onChange: (search: GuideSearch) => void
}

/** Whose badge, and how it looks. A plain form, so that it works before any script runs. */
export function SupplierForm({ asked, problem, style, lang, onChange }: SupplierFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  // Several things may have been chosen before the page was live: only the form knows all of them.
  const chosen = () => (form.current ? Object.fromEntries(new FormData(form.current)) : {})
  const changeLook = () => onChange(guideSearch({ ...chosen(), organisation: asked }))
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { organisation = '', ...look } = guideSearch(chosen())
    onChange({ ...look, organisation: organisation.trim() })
  }
  return (
    <form ref={form} className={styles.form} action="/badge" onSubmit={submit}>
      <Field
        label={t('badge-guide.find')}
        hint={t('badge-guide.findHint')}
        error={problem ?? undefined}
        required
        id="guide-organisation"
      >
        {(aria) => (
          <span className={styles.find}>
            <TextInput
              // Another supplier brings another text; the same one leaves what is being typed.
              key={asked}
              {...aria}
              name="organisation"
              defaultValue={asked}
              placeholder={t('badge-guide.findPlaceholder')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
            />
            <Button type="submit" variant="primary">
              {t('badge-guide.show')}
            </Button>
          </span>
        )}
      </Field>
      <RadioGroup
        legend={t('badge-guide.style')}
        name="style"
        row
        value={style}
        onChange={changeLook}
        options={badgeStyles.map((one) => ({ value: one, label: t(`badge-guide.styles.${one}`) }))}
      />
      <Field label={t('badge-guide.language')} required>
        {({ id }) => (
          <Select id={id} name="lang" value={lang ?? ''} onChange={changeLook}>
            <option value="">{t('badge-guide.sameLanguage')}</option>
            {badgeLanguages.map((one) => (
              <option key={one} value={one} lang={one}>
                {t(`badge-guide.languages.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  )
}
