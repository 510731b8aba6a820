import { useId, useRef, useState } from 'react'
import * as limits from '#src/contract/limits.ts'
import type { ReceivedRequest, SharedFile } from '#src/contract/requests/request.ts'
import { acceptedFiles, refusalOf } from '#src/data/file-refusal.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Select } from '#src/ui/select.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useOfRequests } from './requests-context.ts'
import styles from './requests.module.css'

type AddFilesProps = { request: string; item: ReceivedRequest['items'][number] }

/** What is on its way, and how far, 0 to 1. */
type Going = { name: string; share: number; stop: () => void }

/** Adds documents to an answer: one of the device, or a file of evidence of the credential. */
export function AddFiles({ request, item }: AddFilesProps) {
  const texts = useTexts()
  const { t } = texts
  const { requests, readAgain } = useOfRequests()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const action = useAction()
  const [going, setGoing] = useState<Going | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (item.files.length >= limits.requestFiles) return null

  const add = (attempt: () => Promise<SharedFile>) =>
    action.run(async () => {
      const { name } = await attempt()
      announce(t('requests.added', { name }))
      await readAgain()
    })
  function upload(file: File) {
    const reason = refusalOf(texts, file)
    setRefusal(reason)
    if (reason !== null) return
    const control = new AbortController()
    const stop = () => control.abort()
    const { name } = file
    setGoing({ name, share: 0, stop })
    add(async () => {
      try {
        return await requests.share(request, item.id, file, {
          signal: control.signal,
          onProgress: (share) => setGoing({ name, share, stop }),
        })
      } finally {
        setGoing(null)
        // It may have arrived before it was stopped.
        if (control.signal.aborted) await readAgain()
      }
    })
  }
  const error = refusal ?? (isStopped(action.failure) ? null : action.error)
  return (
    <>
      <Button
        variant="secondary"
        id={id}
        busy={action.busy}
        aria-label={t('requests.chooseOf', { name: item.name })}
        onClick={() => picker.current?.click()}
      >
        <Icon drawing={icons.upload} />
        <span>{t('requests.choose')}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file again is a new choice.
          currentTarget.value = ''
          if (file) upload(file)
        }}
      />
      {going && (
        <div className={styles.going}>
          <progress
            aria-label={t('requests.sending', { name: going.name })}
            max={1}
            value={going.share}
          />
          <Button
            variant="quiet"
            onClick={() => {
              going.stop()
              document.getElementById(id)?.focus()
            }}
          >
            <Icon drawing={icons.close} label={t('requests.stop', { name: going.name })} />
          </Button>
        </div>
      )}
      <AddEvidence
        item={item}
        isBusy={action.busy}
        onAdd={(evidence) => add(() => requests.shareEvidence(request, item.id, evidence))}
      />
      <div role="alert">{error && <FieldError id={`${id}-problem`}>{error}</FieldError>}</div>
    </>
  )
}

/** Whoever sent it has stopped it: that is no failure. */
const isStopped = (failure: Error | null): boolean => failure?.name === 'AbortError'

type AddEvidenceProps = {
  item: AddFilesProps['item']
  isBusy: boolean
  onAdd: (evidence: string) => void
}

function AddEvidence({ item, isBusy, onAdd }: AddEvidenceProps) {
  const { t } = useTexts()
  const { evidence } = useOfRequests()
  const [chosen, setChosen] = useState('')
  const own =
    item.kind === 'credential'
      ? evidence.filter(({ credentialId }) => credentialId === item.value)
      : []
  if (own.length === 0) return null
  return (
    <div className={styles.evidence}>
      <Field label={t('requests.evidence')}>
        {(aria) => (
          <Select
            {...aria}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          >
            <option value="">{t('requests.evidenceNone')}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="secondary"
        disabled={chosen === ''}
        busy={isBusy}
        onClick={() => {
          onAdd(chosen)
          setChosen('')
        }}
      >
        {t('requests.addEvidence')}
      </Button>
    </div>
  )
}
