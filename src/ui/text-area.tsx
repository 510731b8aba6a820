import clsx from 'clsx'
import { useId, useState, type ClipboardEvent, type ComponentProps } from 'react'
import { useText } from '../i18n/text-context.ts'
import styles from './control.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> & {
  value: string
  /** Most characters that may be written; the count is shown and, near the end, read out. */
  counter: number
}

/** Characters left from which on a screen reader is told. */
const nearEnd = 50

/** Several lines of text with a count of the characters. */
export function TextArea({ value, counter, className, ...rest }: TextAreaProps) {
  const t = useText()
  const counterId = useId()
  const left = counter - value.length
  const [lost, setLost] = useState(0)
  const count = { length: value.length, most: counter }
  const loss = lost > 0 ? t('controls.lost', { lost }) : ''
  return (
    <>
      <textarea
        dir="auto"
        {...rest}
        value={value}
        maxLength={counter}
        onPaste={(event) => setLost(Math.max(0, lengthOfPaste(event) - roomFor(event, counter)))}
        onChange={(event) => {
          if (!isPaste(event.nativeEvent)) setLost(0)
          rest.onChange?.(event)
        }}
        className={clsx(styles.control, styles.area, className)}
        aria-describedby={clsx(rest['aria-describedby'], counterId)}
      />
      <span className={styles.counter} id={counterId} data-full={left <= 0 ? '' : undefined}>
        {lost > 0
          ? t('controls.charactersAndLost', { ...count, lost })
          : t('controls.characters', count)}
      </span>
      <VisuallyHidden role="status">
        {loss || (left <= nearEnd ? t('controls.charactersLeft', { left }) : '')}
      </VisuallyHidden>
    </>
  )
}

type Paste = ClipboardEvent<HTMLTextAreaElement>

/** As the browser will insert it: a line break counts once. */
const lengthOfPaste = ({ clipboardData }: Paste) =>
  clipboardData.getData('text/plain').replaceAll('\r\n', '\n').length

/** What is selected makes way. */
const roomFor = ({ currentTarget: { value, selectionStart, selectionEnd } }: Paste, most: number) =>
  most - value.length + (selectionEnd - selectionStart)

const isPaste = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertFromPaste'
