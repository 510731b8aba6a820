import { Tooltip as Primitive } from 'radix-ui'
import { useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { isComposing } from '../lib/is-composing.ts'
import styles from './tooltip.module.css'

export type TooltipProps = {
  content: ReactNode
  /** The element it explains; must take the focus, so that a keyboard finds it too. */
  children: ReactElement
}

/** A short explanation on hover, focus or tap. Escape closes it; the pointer may move onto it. */
export function Tooltip({ content, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function onOpenChange(next: boolean) {
    // The primitive closes on scrolling, and reaching an element by keyboard often scrolls to it.
    if (!next && trigger.current?.matches(':focus-visible')) return
    setOpen(next)
  }

  function onPointerUp(event: PointerEvent) {
    // A touch screen has no hover: a tap opens the tooltip, after the primitive has closed it on the press.
    if (event.pointerType !== 'mouse') setTimeout(() => setOpen(!open))
  }

  function onEscape(event: KeyboardEvent) {
    if (isComposing(event)) event.preventDefault()
    else setOpen(false)
  }

  return (
    <Primitive.Provider delayDuration={250}>
      <Primitive.Root open={open} onOpenChange={onOpenChange}>
        <Primitive.Trigger asChild ref={trigger} onPointerUp={onPointerUp}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            className={styles.tooltip}
            sideOffset={8}
            collisionPadding={12}
            onEscapeKeyDown={onEscape}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
