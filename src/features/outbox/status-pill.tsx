import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusMain } from '../../lib/focus-main.ts'
import { Icon, type Drawing } from '../../ui/icon.tsx'
import styles from './status-pill.module.css'

type StatusPillProps = {
  /** The drawing beside the words, so that no state is told by its colour alone. */
  icon: Drawing
  /** How loud it is drawn. */
  tone: StatusTone
  /** The main ones first. */
  words: readonly string[]
  /** Opens what there is to see. */
  action: { label: string; onPress: () => void }
}

export type StatusTone = 'neutral' | 'positive' | 'warning' | 'critical'

/** A state in a few words and a drawing. It takes no room from what stands beside it. */
export function StatusPill({ icon, tone, words, action }: StatusPillProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button)
  const [main, detail] = words
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.pill}
        data-tone={tone}
        aria-label={[...words, action.label].join('. ')}
        aria-haspopup="dialog"
        onClick={action.onPress}
      >
        <Icon drawing={icon} />
        <span className={styles.words}>
          <span>{main}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </button>
    </div>
  )
}

/** Moves the focus to the page when the pill disappears while it has the focus. */
function useFocusAfter(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      const isFocused = current !== null && current === document.activeElement
      if (isFocused) focusMain()
    }
  }, [button])
}
