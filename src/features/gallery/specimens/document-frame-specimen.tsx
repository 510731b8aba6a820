import { useState } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { DocumentFrame } from '#src/ui/document-frame.tsx'
import { DocumentRefusal } from '#src/ui/document-refusal.tsx'
import { Field } from '#src/ui/field.tsx'
import { useGallery } from '../gallery-context.ts'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './document-frame-specimen.module.css'

/** A file of one's own in the frame, and one that was refused. Its words are the console's. */
export function DocumentFrameSpecimen() {
  const texts = useTexts()
  const { addConsoleTexts } = useGallery()
  const [file, setFile] = useState<File | null>(null)
  const [key, setKey] = useState('')

  function show(chosen: File | undefined) {
    addConsoleTexts(texts)
    setFile(chosen ?? null)
  }

  return (
    <>
      <State label={stateNames.ready} wide>
        <Field label={samples.document} hint={samples.documentHint}>
          {(control) => (
            <input
              {...control}
              className={styles.file}
              type="file"
              accept=".pdf,.png,.jpg,.jpeg"
              onChange={({ currentTarget }) => show(currentTarget.files?.[0])}
            />
          )}
        </Field>
        {file && <DocumentFrame file={file} name={file.name} onKey={setKey} />}
        {key && (
          <p>
            {samples.documentKey} <kbd>{key}</kbd>
          </p>
        )}
      </State>
      {file && (
        <State label={stateNames.failed}>
          <DocumentRefusal
            reason="encrypted"
            file={file}
            name={samples.documentRefused}
            onRetry={() => setFile(null)}
          />
        </State>
      )}
    </>
  )
}
