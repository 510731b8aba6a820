import { Dialog as Primitive } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { focusMain } from '../lib/focus-main.ts'
import { isComposing } from '../lib/is-composing.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './dialog.module.css'
import { useBack } from './use-back.ts'
import { useRootMark } from './use-root-mark.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode | undefined
  children: ReactNode
  /** Buttons; stay in sight while the rest scrolls. */
  footer?: ReactNode | undefined
  /** What Back does, where it must not drop what closing would: it is easily pressed by mistake. */
  onBack?: (() => void) | undefined
  /** Something was typed that closing would lose: a press outside, easily made by mistake, does nothing. */
  holdsTyping?: boolean | undefined
  /** As high as there is room for, whatever is in it: nothing jumps from one step to the next. */
  tall?: boolean | undefined
}

/**
 * A modal dialog: centred on a desk, a sheet from the bottom on a phone. Focus goes in, stays in and
 * comes back; Escape, the cross, a press outside and Back close it.
 */
export function Dialog(props: DialogProps) {
  const t = useText()
  const { open, onOpenChange, title, description, children, footer } = props
  const { onBack = () => onOpenChange(false), holdsTyping = false, tall } = props
  const opener = useRef<Element>(null)
  useRootMark('scroll-lock', open)
  useBack(open, onBack)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  function enter(event: Event) {
    // The dialog itself, so that its title is read first and no button looks pressed.
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }

  function leave(event: Event) {
    // The primitive would give the focus back to its own trigger, which is not used here.
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
    // The opener may be gone after what was done in the dialog: then the page takes the focus.
    if (document.activeElement === document.body) focusMain()
  }

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Not the primitive's own overlay: that one locks scrolling through an injected <style>. */}
        <div className={styles.overlay}>
          <Primitive.Content
            className={styles.dialog}
            data-tall={tall ? '' : undefined}
            onOpenAutoFocus={enter}
            onCloseAutoFocus={leave}
            onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
            onInteractOutside={(event) => holdsTyping && event.preventDefault()}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Close className={styles.close}>
                <Icon drawing={icons.close} label={t('controls.close')} />
              </Primitive.Close>
            </header>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what only reads on and is higher than the window has to be scrolled by keyboard too */}
            <div className={styles.body} tabIndex={tall ? 0 : undefined}>
              {description && (
                <Primitive.Description className={styles.description}>
                  {description}
                </Primitive.Description>
              )}
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
