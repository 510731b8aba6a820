import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { brandPictureTypes, type BrandPictureKind } from '#src/contract/operate/brand-picture.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { ActionFailure } from '../../action-failure.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import styles from './picture-field.module.css'
import { PicturePreview } from './picture-preview.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

const accepted = [...brandPictureTypes, '.svg', '.avif', '.ico'].join(',')

/** One picture of a brand: chosen, dropped or pasted, looked at on its grounds, and taken away. */
export function PictureField({ kind }: { kind: BrandPictureKind }) {
  const t = useText()
  const { state, change, errorOf } = useDraft()
  const upload = usePictureUpload(kind)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const path = `/brand/brandImages/${kind}`
  const id = idOf(path)
  const address = state.brand.brandImages[kind]
  const what = t(`operate-brands.fields.${kind}`)
  const error = errorOf(path)

  function take(event: DragEvent | ClipboardEvent, files: FileList | undefined) {
    const [file] = files ?? []
    if (!file) return
    event.preventDefault()
    upload.take(file)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping and pasting are ways besides the button in it
    <section
      className={styles.picture}
      data-over={isOver ? '' : undefined}
      aria-labelledby={`${id}-title`}
      onPaste={(event) => take(event, event.clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        take(event, event.dataTransfer.files)
      }}
    >
      <div className={styles.words}>
        <h3 id={`${id}-title`} className={styles.title}>
          {what}
        </h3>
        <p className={styles.hint}>{t(`operate-brands.pictures.hints.${kind}`)}</p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div className={styles.ways}>
          <Button
            id={id}
            variant="secondary"
            busy={upload.action.busy}
            aria-label={t(
              address ? 'operate-brands.pictures.replaceOne' : 'operate-brands.pictures.chooseOne',
              { what },
            )}
            onClick={() => input.current?.click()}
          >
            {t(address ? 'operate-brands.pictures.replace' : 'operate-brands.pictures.choose')}
          </Button>
          {address && (
            <Button
              variant="quiet"
              aria-label={t('operate-brands.pictures.removeOne', { what })}
              onClick={() => {
                change(path, undefined)
                document.getElementById(id)?.focus()
              }}
            >
              {t('operate-brands.pictures.remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            aria-label={what}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) upload.take(file)
              // The same file can be chosen again after it was refused.
              currentTarget.value = ''
            }}
          />
        </div>
        <p className={styles.hint}>{t('operate-brands.pictures.orDrop')}</p>
        {upload.refusal && <Banner tone="critical" title={upload.refusal} />}
        <ActionFailure action={upload.action} />
      </div>
      <PicturePreview kind={kind} address={address} name={state.brand.name} />
    </section>
  )
}
