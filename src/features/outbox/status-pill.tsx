import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { statusCopy } from './status-copy.ts'
import { statusIcons, statusTones, statusWords, type OutboxStatus } from './outbox-status.ts'
import styles from './status-pill.module.css'

type StatusPillProps = {
  status: OutboxStatus
  /** Opens what there is to see; without it the pill only tells. */
  onPress?: (() => void) | undefined
}

/** A state in a few words and a drawing. It takes no room from what stands beside it. */
export function StatusPill({ status, onPress }: StatusPillProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button)
  const [main, detail] = statusWords(status)
  const tone = statusTones[status.kind]
  const words = (
    <>
      <Icon name={statusIcons[status.kind]} />
      <span className={styles.words}>
        <span>{main}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
  return (
    <div className={styles.place}>
      {onPress ? (
        <button
          ref={button}
          type="button"
          className={styles.pill}
          data-tone={tone}
          aria-label={[...statusWords(status), statusCopy.showQueue].join('. ')}
          aria-haspopup="dialog"
          onClick={onPress}
        >
          {words}
        </button>
      ) : (
        <p className={styles.pill} data-tone={tone}>
          {words}
        </p>
      )}
    </div>
  )
}

/** It goes by itself; a focus that it has then goes on to the page. */
function useFocusAfter(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      const isFocused = current !== null && current === document.activeElement
      if (isFocused) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [button])
}
