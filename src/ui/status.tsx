import { useSelector } from '@tanstack/react-store'
import { spoken } from './status-store.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export { announce } from './status-store.ts'

/** The polite live region of the page; once in its frame, there before anything is said. */
export function StatusRegion() {
  const { text, turn } = useSelector(spoken)
  return (
    // An open dialog silences the page behind it, except what carries this attribute itself.
    <VisuallyHidden role="status" aria-live="polite" data-testid="status-region">
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  )
}
