import { useEffect, useRef, useState } from 'react'
import type { CheckFile } from '#src/contract/operate/check-file.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { refusalOf } from '#src/data/file-refusal.ts'
import { type Action, useAction } from '#src/ui/use-action.ts'
import { useOperate } from '../operate-context.ts'

/** The upload of a picture or PDF of what was seen. */
export type CheckFileUpload = {
  action: Pick<Action, 'busy' | 'failure'>
  /** Why the last file was not sent at all; null: it was. */
  refusal: string | null
  take: (file: File) => void
}

/** Uploads a file as soon as it is chosen; it is given up where the item is left before that is done. */
export function useCheckFile(
  item: Pick<QueueItem, 'slug' | 'credentialId'>,
  onTaken: (file: CheckFile) => void,
): CheckFileUpload {
  const texts = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [refusal, setRefusal] = useState<string | null>(null)
  const left = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])
  return {
    action,
    refusal,
    take(file) {
      const refused = refusalOf(texts, file)
      setRefusal(refused)
      const { signal } = left.current ?? new AbortController()
      if (!refused) action.run(async () => onTaken(await data.uploadCheckFile(item, file, signal)))
    },
  }
}
