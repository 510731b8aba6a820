import { type ReactNode, useId, useState } from 'react'
import { directionOf, type Language, languages, nameOf } from '#src/i18n/languages.ts'
import { TextContext, useTexts } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { useOperate } from '../operate-context.ts'
import styles from './records.module.css'

type RecordPreviewProps = {
  title: string
  /** Stands below it, in the language of the editor. */
  below?: ReactNode
  children: (language: Language) => ReactNode
}

/** A record as its readers see it, in one of their languages, in which the words around it are too. */
export function RecordPreview({ title, below, children }: RecordPreviewProps) {
  const own = useTexts()
  const { textsIn } = useOperate()
  const id = useId()
  const loading = useAction()
  const [chosen, setChosen] = useState<Language>(own.language)
  const [shown, setShown] = useState(own)
  const choose = (language: Language) => {
    setChosen(language)
    loading.run(async () => setShown(await textsIn(language)))
  }
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id} className={screen.subtitle}>
        {title}
      </h2>
      <Field label={own.t('operate-records.previewLanguage')}>
        {(aria) => (
          <Select
            {...aria}
            value={chosen}
            onChange={({ currentTarget: { value } }) =>
              choose(languages.find((one) => one === value) ?? chosen)
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
      <ActionFailure action={loading} />
      <TextContext value={shown}>
        <div lang={shown.language} dir={directionOf(shown.language)}>
          {children(shown.language)}
        </div>
      </TextContext>
      {below}
    </section>
  )
}
