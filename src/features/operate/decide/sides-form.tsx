import { useSelector } from '@tanstack/react-store'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#src/i18n/text-context.ts'
import type { SideHandle } from '../queue/use-item-screen.ts'
import { singleKeys } from '../single-keys.ts'
import styles from './decision-panel.module.css'

type SidesFormProps<Side extends string> = {
  handle: Ref<SideHandle<Side>>
  /** Each with what it is called, and the key that opens it. */
  sides: readonly (readonly [side: Side, label: string, key: string])[]
  /** The one that is open. */
  side: Side
  onOpen: (side: Side) => void
  /** Focuses what is to be done first on a side. */
  focusFirst: (form: HTMLFormElement, side: Side) => void
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A decision between two: two forms, of which one is open. */
export function SidesForm<Side extends string>(props: SidesFormProps<Side>) {
  const { handle, sides, side, onOpen, focusFirst, onSubmit, children } = props
  const t = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const hasKeys = useSelector(singleKeys)
  useImperativeHandle(handle, () => ({
    open(chosen) {
      // At once, since the next key may follow in the same moment.
      flushSync(() => onOpen(chosen))
      if (form.current) focusFirst(form.current, chosen)
    },
  }))
  return (
    <form
      className={styles.panel}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title}>
        {t('operate.decide.title')}
      </h2>
      <div className={styles.sides} role="group" aria-label={t('operate.decide.title')}>
        {sides.map(([one, label, key]) => (
          <button
            key={one}
            type="button"
            className={styles.side}
            aria-pressed={one === side}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => onOpen(one)}
          >
            {label}
            {hasKeys && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
      {children}
    </form>
  )
}

/** The first field of the form that is open. */
export const focusFirstField = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[data-first] input')?.focus()
