import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
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
  const counterId = useId()
  const left = counter - value.length
  return (
    <>
      <textarea
        {...rest}
        value={value}
        maxLength={counter}
        className={clsx(styles.control, styles.area, className)}
        aria-describedby={clsx(rest['aria-describedby'], counterId)}
      />
      <span className={styles.counter} id={counterId} data-full={left <= 0 ? '' : undefined}>
        {`${value.length} of ${counter} characters`}
      </span>
      <VisuallyHidden role="status">
        {left <= nearEnd ? `${left} characters left` : ''}
      </VisuallyHidden>
    </>
  )
}
