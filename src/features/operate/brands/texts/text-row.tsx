import { type CSSProperties, type Ref, useId } from 'react'
import { directionOf, type Language } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { partName } from './part-name.ts'
import { TextEditor } from './text-editor.tsx'
import styles from './text-list.module.css'
import { dictionaryOf, isFaulty, type TextLine } from './text-lines.ts'

type TextRowProps = {
  /** Takes its element, which is measured. */
  ref: Ref<HTMLLIElement>
  line: TextLine
  language: Language
  index: number
  /** Pixels below the top of the list. */
  start: number
  /** Rows of the whole list. */
  count: number
  isOpen: boolean
  onToggle: () => void
  onChange: (words: string | undefined) => void
}

/** A text in one line, and once it is pressed, all that there is to it. */
export function TextRow(props: TextRowProps) {
  const { ref, line, language, index, start, count, isOpen, onToggle, onChange } = props
  const texts = useTexts()
  const { t } = texts
  const editorId = useId()
  const { id, builtIn, own } = line
  const place: CSSProperties & { '--start': string } = { '--start': `${start}px` }
  return (
    <li
      ref={ref}
      data-index={index}
      className={styles.row}
      style={place}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <button
        type="button"
        className={styles.press}
        aria-expanded={isOpen}
        aria-controls={isOpen ? editorId : undefined}
        onClick={onToggle}
      >
        <span className={styles.words} lang={language} dir={directionOf(language)}>
          {own?.trim() ? own : (builtIn ?? own)}
        </span>
        <span className={styles.about}>
          <span>{partName(texts, dictionaryOf(id))}</span>
          <bdi className={styles.id} dir="ltr">
            {id}
          </bdi>
          {isFaulty(line) && (
            <Chip tone="critical" icon={icons.alert}>
              {t('operate-texts.isFaulty')}
            </Chip>
          )}
          {own !== undefined && !isFaulty(line) && (
            <Chip tone="positive" icon={icons.check}>
              {t('operate-texts.isChanged')}
            </Chip>
          )}
        </span>
        <span className={styles.sign}>
          <Icon drawing={icons.chevronDown} />
        </span>
      </button>
      {isOpen && (
        <div id={editorId} className={styles.editor}>
          <TextEditor line={line} language={language} onChange={onChange} />
        </div>
      )}
    </li>
  )
}
