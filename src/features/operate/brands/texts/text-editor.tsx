import { useRef } from 'react'
import * as limits from '#src/contract/limits.ts'
import { directionOf, type Language, nameOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { idOf } from '../draft/field-ids.ts'
import styles from './text-editor.module.css'
import { TextExamples } from './text-examples.tsx'
import type { TextLine } from './text-lines.ts'
import { TextPlaces } from './text-places.tsx'

type TextEditorProps = {
  line: TextLine
  language: Language
  onChange: (words: string | undefined) => void
}

/** The portal's words for a text, and beside them those of the brand. */
export function TextEditor({ line, language, onChange }: TextEditorProps) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const { builtIn, translations, own = '', faults } = line
  const written = { lang: language, dir: directionOf(language) }
  const said =
    builtIn === null
      ? t('operate-texts.withdrawn')
      : faults
          .map(({ kind, what }) => t(`operate-texts.faults.${kind}`, { what }))
          .map((fault) => t('operate-texts.fault', { fault }))
          .join(' ')
  return (
    <div className={styles.editor}>
      {builtIn !== null && (
        <section className={styles.builtIn}>
          <h3 className={styles.label}>{t('operate-texts.builtIn')}</h3>
          <p className={styles.words} {...written}>
            {builtIn}
          </p>
          <TextPlaces builtIn={builtIn} translations={translations} />
        </section>
      )}
      <div className={styles.own}>
        <Field
          id={idOf(`/brand/texts/${language}/${line.id}`)}
          label={`${t('operate-texts.own')} (${nameOf(language)})`}
          hint={t('operate-texts.ownHint')}
          error={said || undefined}
        >
          {(aria) => (
            <TextArea
              {...aria}
              {...written}
              ref={field}
              rows={3}
              counter={limits.ownText}
              value={own}
              onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
            />
          )}
        </Field>
        {line.own !== undefined && (
          <Button
            variant="quiet"
            className={styles.back}
            onClick={() => {
              onChange(undefined)
              announce(t('operate-texts.isBack'))
              // The button goes with the words.
              field.current?.focus()
            }}
          >
            {t('operate-texts.back')}
          </Button>
        )}
      </div>
      {builtIn !== null && !said && (
        <TextExamples
          language={language}
          message={own || builtIn}
          translations={[builtIn, ...translations]}
        />
      )}
    </div>
  )
}
