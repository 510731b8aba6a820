import type { DocumentCommand, FrameMessage } from '../src/lib/document-messages.ts'
import { isComposing } from '../src/lib/is-composing.ts'
import { keyForPortal, ownCommand } from './keys.ts'

/**
 * Takes keys, the wheel with Ctrl (which is how a pinch on a touch pad arrives) and drags of a mouse.
 * Fingers scroll by themselves.
 */
export function hearGestures(
  obey: (command: DocumentCommand) => void,
  say: (message: FrameMessage) => void,
): void {
  addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    const command = ownCommand(event)
    if (command) {
      event.preventDefault()
      obey(command)
    }
    // A key that is held down must not decide again and again.
    const key = event.repeat ? null : keyForPortal(event)
    if (key) say({ type: 'key', key })
  })
  addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      obey({ type: 'zoom', to: event.deltaY < 0 ? 'in' : 'out' })
    },
    { passive: false },
  )
  addEventListener('pointerdown', startDrag)
}

/** Moves the page with the mouse, except where a press selects words. */
function startDrag(event: PointerEvent): void {
  const { target, pointerType, button } = event
  const isOnWords = target instanceof Element && target.closest('.words > *') !== null
  if (pointerType !== 'mouse' || button !== 0 || isOnWords) return
  event.preventDefault()
  document.querySelector('main')?.focus({ preventScroll: true })
  const over = new AbortController()
  const { signal } = over
  const move = ({ movementX, movementY }: PointerEvent) => scrollBy(-movementX, -movementY)
  addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel', 'blur'] as const) {
    addEventListener(end, () => over.abort(), { signal })
  }
}
