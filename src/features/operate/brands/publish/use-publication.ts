import { useState } from 'react'
import type { BrandVersion } from '#src/contract/operate/brand-detail.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status-store.ts'
import { type Action, useAction } from '#src/ui/use-action.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Whether the server has said no: what is asked next is another thing, under another key. */
const isRefused = (failure: unknown) => failure instanceof ProblemError && failure.status > 0

type Publication = {
  /** Asks for it under a key. */
  publish: (key: string) => Promise<BrandVersion>
  onDone: (version: BrandVersion) => void
  /** Told of a failure, once the page has what the server has now. */
  onFailed?: () => void
}

/**
 * Publishes a state of the brand, once however often it is sent, and reads the brand again: what others saved or
 * published meanwhile is on the page then.
 */
export function usePublication({ publish, onDone, onFailed }: Publication): {
  action: Action
  start: () => void
} {
  const t = useText()
  const { store } = useDraft()
  const action = useAction()
  const [key, setKey] = useState(() => crypto.randomUUID())
  async function attempt() {
    try {
      const version = await publish(key)
      setKey(crypto.randomUUID())
      await store.refresh()
      announce(t('operate-brands.publish.done'))
      onDone(version)
    } catch (failure) {
      if (isRefused(failure)) setKey(crypto.randomUUID())
      await store.refresh()
      onFailed?.()
      throw failure
    }
  }
  return { action, start: () => action.run(attempt) }
}
