import { useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { acceptedFiles } from '#src/data/file-refusal.ts'
import styles from './drop-area.module.css'

type ChooseFilesProps = {
  /** Takes the focus when something else on the screen goes. */
  id: string
  onFiles: (files: File[]) => void
}

/** The ways to a file: the picker, and on what is touched the camera too. */
export function ChooseFiles({ id, onFiles }: ChooseFilesProps) {
  const t = useText()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    // The same file again is a new choice.
    input.value = ''
  }
  return (
    <div className={styles.ways}>
      <Button variant="secondary" id={id} onClick={() => picker.current?.click()}>
        <Icon drawing={icons.upload} />
        <span>{t('evidence.choose')}</span>
      </Button>
      <Button variant="secondary" className={styles.camera} onClick={() => camera.current?.click()}>
        <span>{t('evidence.photo')}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={(event) => take(event.currentTarget)}
      />
    </div>
  )
}
