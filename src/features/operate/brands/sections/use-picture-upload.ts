import { brandPictureBytes, type BrandPictureKind } from '#src/contract/operate/brand-picture.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { announce } from '#src/ui/status-store.ts'
import { type Action, useAction } from '#src/ui/use-action.ts'
import { useState } from 'react'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'

export type PictureUpload = {
  action: Pick<Action, 'busy' | 'failure'>
  /** Why the last file was not sent at all; null: it was. */
  refusal: string | null
  take: (file: File) => void
}

/** Uploads a picture as soon as it is chosen, and puts it into the draft where the server has taken it. */
export function usePictureUpload(kind: BrandPictureKind): PictureUpload {
  const { t, language, find } = useTexts()
  const { data } = useOperate()
  const { id, change } = useDraft()
  const action = useAction()
  const [refusal, setRefusal] = useState<string | null>(null)
  return {
    action,
    refusal,
    take(file) {
      const size = fileSize(language, file.size)
      const most = fileSize(language, brandPictureBytes)
      const refused =
        file.size > brandPictureBytes
          ? t('operate-brands.pictures.tooLarge', { name: file.name, size, most })
          : null
      setRefusal(refused)
      if (refused) return
      action.run(async () => {
        const { address } = await data.uploadBrandPicture(id, kind, file)
        change(`/brand/brandImages/${kind}`, address)
        announce(
          t('operate-brands.pictures.taken', {
            what: find(`operate-brands.fields.${kind}`) ?? kind,
          }),
        )
      })
    },
  }
}
