import { useEffect, useRef, useState } from 'react'
import type { CheckFile } from '#src/contract/operate/check-file.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { refusalOf } from '#src/data/file-refusal.ts'
import { notify } from '#src/ui/notification-store.ts'
import { type Action, useAction } from '#src/ui/use-action.ts'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'

/** The upload of a picture or PDF of what was seen. */
export type CheckFileUpload = {
  action: Pick<Action, 'busy' | 'failure'>
  /** Why the last file was not sent at all; null: it was. */
  refusal: string | null
  take: (file: File) => void
}

/**
 * Uploads a file as soon as it is chosen. It goes on where the verifier looks at something else meanwhile, and they
 * are told if it fails then.
 * @param onTaken keeps the file with what was typed about the item, also where that is not on the screen any more
 */
export function useCheckFile(
  item: Pick<QueueItem, 'slug' | 'credentialId'>,
  onTaken: (file: CheckFile) => void,
): CheckFileUpload {
  const texts = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function upload(file: File): Promise<void> {
    try {
      onTaken(await data.uploadCheckFile(item, file))
    } catch (reason) {
      const title = texts.t('operate.decide.fileFailed', { name: file.name })
      if (!isShown.current)
        notify({ title, message: failureText(texts, reason) ?? '', tone: 'critical' })
      throw reason
    }
  }

  return {
    // Only what became of the last file is told.
    action: { busy: action.busy, failure: refusal === null ? action.failure : null },
    refusal,
    take(file) {
      const refused = refusalOf(texts, file)
      setRefusal(refused)
      if (!refused) action.run(() => upload(file))
    },
  }
}
