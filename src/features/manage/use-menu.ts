import { useEffect, useRef, useState, type RefObject } from 'react'
import { isComposing } from '../../lib/is-composing.ts'
import { useBack } from '../../ui/use-back.ts'

/** The account navigation of a phone, which opens above the bottom menu. */
export type Menu = {
  isOpen: boolean
  setOpen: (open: boolean) => void
  bar: RefObject<HTMLElement | null>
  toggle: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLElement | null>
}

/**
 * Opens and closes it. The focus goes to the current entry and comes back to the toggle; Escape, a
 * press outside, Back, choosing an entry and moving on with the keyboard close it.
 */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  useBack(isOpen, () => {
    toggle.current?.focus({ preventScroll: true })
    setOpen(false)
  })

  useEffect(() => {
    if (!isOpen) return
    panel.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
    const close = () => {
      const focused = document.activeElement
      // A press on an element without focus moves the focus to a focusable ancestor.
      const isLost = focused?.contains(panel.current) || panel.current?.contains(focused)
      if (isLost) toggle.current?.focus({ preventScroll: true })
      setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || toggle.current?.contains(target)) return
      // A locked entry explains itself, and the words between the entries do nothing.
      if (!panel.current?.contains(target) || target.closest('a')) close()
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const isElsewhere = [panel, bar].every(
        ({ current }) => !current?.contains(target as Node) && !(target as Node).contains(current),
      )
      if (isElsewhere) setOpen(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, setOpen, bar, toggle, panel }
}
