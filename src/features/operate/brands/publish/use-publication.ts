import { useState } from 'react'
import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status-store.ts'
import { type Action, useAction } from '#src/ui/use-action.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Whether the server has said no: what is asked next is another thing, under another key. */
const isRefused = (failure: unknown) => failure instanceof ProblemError && failure.status > 0

/**
 * Publishes a state of the brand, once however often it is sent, and reads the brand again: what others saved or
 * published meanwhile is on the page then.
 * @param publish asks for it under a key
 */
export function usePublication(
  publish: (key: string) => Promise<unknown>,
  onDone: () => void,
): { action: Action; start: () => void } {
  const t = useText()
  const { store } = useDraft()
  const action = useAction()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const attempt = async () => {
    try {
      await publish(key)
    } catch (failure) {
      if (isRefused(failure)) setKey(crypto.randomUUID())
      await store.refresh()
      throw failure
    }
    setKey(crypto.randomUUID())
    await store.refresh()
  }
  return {
    action,
    start: () =>
      action.run(attempt, () => {
        announce(t('operate-brands.publish.done'))
        onDone()
      }),
  }
}
