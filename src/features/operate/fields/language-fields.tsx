import type { OperatorText } from '#src/contract/operator-text.ts'
import { directionOf, type Language, languages, nameOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import { isWritten, writtenIn } from './language-texts.ts'
import styles from './language-fields.module.css'

type LanguageFieldsProps = {
  /** Of the text in the draft. */
  path: string
  label: string
  hint?: string | undefined
  text: OperatorText | undefined
  /** Most characters in each language. */
  most: number
  /** Rows where it is longer than a line. */
  rows?: number | undefined
  /** Whether the languages stand below each other, for texts that need the whole width. */
  isStacked?: boolean | undefined
  required?: boolean | undefined
  errorOf: (path: string) => string | undefined
  onChange: (language: Language, words: string) => void
  /** Empties it in all languages, where it may be empty. */
  onEmpty?: (() => void) | undefined
  /** What is shown then. */
  emptyText?: string | undefined
}

/** A text in all languages side by side; where one is missing, the English that stands for it is shown in its place. */
export function LanguageFields(props: LanguageFieldsProps) {
  const t = useText()
  const { path, label, hint, text, most, rows, required, errorOf, onChange } = props
  const { onEmpty, emptyText, isStacked } = props
  const english = writtenIn('en', text)
  const hasWords = isWritten(text)
  return (
    <fieldset className={styles.text}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.languages} data-stacked={isStacked || undefined}>
        {languages.map((language) => {
          const own = `${path}/${language}`
          const words = writtenIn(language, text)
          const isEnglish = language === 'en'
          const isMissing = !isEnglish && english !== '' && words === ''
          return (
            <Field
              key={language}
              id={idOf(own)}
              label={<span lang={language}>{nameOf(language)}</span>}
              hint={
                isMissing
                  ? t('operate-brands.texts.english')
                  : isEnglish && english === '' && hasWords
                    ? t('operate-brands.texts.englishNeeded')
                    : undefined
              }
              error={errorOf(own) ?? (isEnglish ? errorOf(path) : undefined)}
              required={required && isEnglish}
            >
              {(aria) => {
                const control = {
                  ...aria,
                  'aria-label': t('operate-brands.texts.in', { label, language: nameOf(language) }),
                  lang: language,
                  // What stands for a text that is missing is read in its own direction.
                  dir: isMissing ? 'ltr' : directionOf(language),
                  value: words,
                  placeholder: isMissing ? english : undefined,
                }
                return rows ? (
                  <TextArea
                    {...control}
                    rows={rows}
                    counter={most}
                    onChange={({ currentTarget }) => onChange(language, currentTarget.value)}
                  />
                ) : (
                  <TextInput
                    {...control}
                    maxLength={most}
                    onChange={({ currentTarget }) => onChange(language, currentTarget.value)}
                  />
                )
              }}
            </Field>
          )
        })}
      </div>
      {!hasWords && emptyText && <p className={styles.hint}>{emptyText}</p>}
      {hasWords && onEmpty && (
        <Button
          variant="quiet"
          className={styles.empty}
          aria-label={t('operate-brands.texts.emptyOne', { label })}
          onClick={() => {
            onEmpty()
            announce(t('operate-brands.texts.emptied', { label }))
            // The button goes with the words.
            document.getElementById(idOf(`${path}/en`))?.focus()
          }}
        >
          {t('operate-brands.texts.empty')}
        </Button>
      )}
    </fieldset>
  )
}
