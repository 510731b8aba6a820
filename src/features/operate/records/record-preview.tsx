import { type ReactNode, useId, useState } from 'react'
import { directionOf, type Language, languages, nameOf } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import screen from '../console-screen.module.css'
import styles from './records.module.css'

type RecordPreviewProps = {
  title: string
  children: (language: Language) => ReactNode
}

/** A record as its readers see it, in one of their languages. */
export function RecordPreview({ title, children }: RecordPreviewProps) {
  const { t, language } = useTexts()
  const id = useId()
  const [shown, setShown] = useState<Language>(language)
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id} className={screen.subtitle}>
        {title}
      </h2>
      <Field label={t('operate-records.previewLanguage')}>
        {(aria) => (
          <Select
            {...aria}
            value={shown}
            onChange={({ currentTarget: { value } }) =>
              setShown(languages.find((one) => one === value) ?? shown)
            }
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div lang={shown} dir={directionOf(shown)}>
        {children(shown)}
      </div>
    </section>
  )
}
