import { useId } from 'react'
import { directionOf, type Language } from '#src/i18n/languages.ts'
import { messageShape } from '#src/i18n/message-shape.ts'
import { RichText } from '#src/i18n/rich-text.tsx'
import { useText } from '#src/i18n/text-context.ts'
import styles from './text-editor.module.css'
import { textExamples } from './example-words.ts'

type TextExamplesProps = {
  language: Language
  /** Without a fault. */
  message: string
  /** The portal's own in all languages. */
  translations: readonly string[]
}

/** How a text reads once the portal has filled it in. */
export function TextExamples({ language, message, translations }: TextExamplesProps) {
  const t = useText()
  const titleId = useId()
  const examples = textExamples(language, message, translations)
  const tags = Object.fromEntries(
    [...messageShape(message).tags].map((tag) => [
      tag,
      (inner: string) => <strong className={styles.tagged}>{inner}</strong>,
    ]),
  )
  return (
    <section className={styles.examples} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.label}>
        {examples.length > 1 ? t('operate-texts.examples') : t('operate-texts.example')}
      </h3>
      <ul className={styles.list}>
        {examples.map((example) => (
          <li key={example} lang={language} dir={directionOf(language)}>
            <RichText text={example} renderTags={tags} />
          </li>
        ))}
      </ul>
    </section>
  )
}
