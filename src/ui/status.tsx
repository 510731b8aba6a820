import { useSnapshot } from 'valtio'
import { spoken } from './status-store.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export { announce } from './status-store.ts'

/** The polite live region of the page; once in its frame, there before anything is said. */
export function StatusRegion() {
  const { text, turn } = useSnapshot(spoken)
  return (
    <VisuallyHidden role="status" data-testid="status-region">
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  )
}
