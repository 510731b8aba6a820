import { useId } from 'react'
import { placeTypes } from '#src/i18n/message-faults.ts'
import { messageShape } from '#src/i18n/message-shape.ts'
import { RichText } from '#src/i18n/rich-text.tsx'
import { useText } from '#src/i18n/text-context.ts'
import styles from './text-editor.module.css'

type TextPlacesProps = { builtIn: string; translations: readonly string[] }

/** What stands in a text besides its words, all of which its own words need too; nothing where nothing does. */
export function TextPlaces({ builtIn, translations }: TextPlacesProps) {
  const t = useText()
  const titleId = useId()
  const shapes = [builtIn, ...translations].map(messageShape)
  const lines = [
    ...[...placeTypes(shapes)].map(([name, type]) =>
      t(`operate-texts.placeKinds.${type}`, { name: `{${name}}` }),
    ),
    ...[...messageShape(builtIn).tags].map((tag) =>
      t('operate-texts.tags', { name: `‹${tag}›…‹/${tag}›` }),
    ),
  ]
  if (lines.length === 0) return null
  return (
    <>
      <p id={titleId} className={styles.hint}>
        {t('operate-texts.places')}
      </p>
      <ul className={styles.places} aria-labelledby={titleId}>
        {lines.map((line) => (
          <li key={line}>
            <RichText
              text={line}
              renderTags={{
                place: (name) => (
                  <code dir="ltr">{name.replaceAll('‹', '<').replaceAll('›', '>')}</code>
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
