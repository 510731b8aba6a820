import { brandPictureBytes, type BrandPictureKind } from '#src/contract/operate/brand-picture.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { announce } from '#src/ui/status-store.ts'
import type { Action } from '#src/ui/use-action.ts'
import { useState } from 'react'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'

export type PictureUpload = {
  action: Pick<Action, 'busy' | 'failure'>
  /** Why the last file was not sent at all; null: it was. */
  refusal: string | null
  take: (file: File) => void
}

/**
 * Uploads a picture as soon as it is chosen, and puts it into the draft where the server has taken it. Of several
 * the last one counts, whichever is there first; none does once the picture was taken away.
 */
export function usePictureUpload(kind: BrandPictureKind): PictureUpload {
  const { t, language, find } = useTexts()
  const { data } = useOperate()
  const { id, store } = useDraft()
  const [underWay, setUnderWay] = useState(0)
  const [failure, setFailure] = useState<Error | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const path = `/brand/brandImages/${kind}`

  async function upload(file: File): Promise<void> {
    const isWanted = store.beginChange(path)
    setUnderWay((count) => count + 1)
    setFailure(null)
    try {
      const { address } = await data.uploadBrandPicture(id, kind, file)
      if (isWanted()) {
        store.change(path, address)
        const what = find(`operate-brands.fields.${kind}`) ?? kind
        announce(t('operate-brands.pictures.taken', { what }))
      }
    } catch (reason) {
      if (isWanted()) setFailure(reason instanceof Error ? reason : new Error(String(reason)))
    }
    setUnderWay((count) => count - 1)
  }

  return {
    action: { busy: underWay > 0, failure },
    refusal,
    take(file) {
      const size = fileSize(language, file.size)
      const most = fileSize(language, brandPictureBytes)
      const refused =
        file.size > brandPictureBytes
          ? t('operate-brands.pictures.tooLarge', { name: file.name, size, most })
          : null
      setRefusal(refused)
      if (!refused) void upload(file)
    },
  }
}
