import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { useAction } from './use-action.ts'

type MoreButtonProps = {
  hasMore: boolean
  /** Rejects where it cannot be shown, which is said then. */
  onMore: () => Promise<void>
  children: ReactNode
}

/** Below a list: shows the next part of it. With the last part it goes, and the focus stays at its place. */
export function MoreButton({ hasMore, onMore, children }: MoreButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const action = useAction()
  useEffect(() => {
    if (!hasMore && wasPressed.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [hasMore])
  return (
    <div ref={place} tabIndex={-1}>
      {hasMore && (
        <Button
          variant="secondary"
          busy={action.busy}
          onClick={() => {
            wasPressed.current = true
            action.run(onMore)
          }}
        >
          {children}
        </Button>
      )}
      {action.error && <Banner tone="critical" title={action.error} />}
    </div>
  )
}
