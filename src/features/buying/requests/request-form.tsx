import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as limits from '#src/contract/limits.ts'
import type { SentRequest } from '#src/contract/requests/request.ts'
import { addDays } from '#src/contract/trust/local-date.ts'
import { useText } from '#src/i18n/text-context.ts'
import { deviceDay } from '#src/lib/device-day.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { useKeptForm } from '#src/data/use-kept-form.ts'
import { type HeldName, ItemsEditor } from './items-editor.tsx'
import { emptyRequest, faultsOf, readRequestDraft, requestInputOf } from './request-draft.ts'
import styles from './request-form.module.css'
import type { Requests } from './use-requests.ts'

type RequestFormProps = {
  supplier: { slug: string; name: string }
  /** The credentials of its profile. */
  held: readonly HeldName[]
  requests: Pick<Requests, 'send'>
  onSent: (request: SentRequest) => void
  onDiscarded: () => void
}

/** Asks a supplier for something. What is typed stays on the device until it is sent or thrown away. */
export function RequestForm({ supplier, held, requests, onSent, onDiscarded }: RequestFormProps) {
  const t = useText()
  const { buyer, forms } = useBuying()
  const [today] = useState(() => deviceDay())
  const [initial] = useState(() => emptyRequest(today))
  const key = `request ${buyer.slug} ${supplier.slug}`
  const form = useKeptForm(forms, key, initial, readRequestDraft)
  const { typed: draft, change } = form
  const action = useAction()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isTried, setTried] = useState(false)
  useEffect(() => title.current?.focus(), [])
  const faults = faultsOf(draft, today)
  const isWrong = (fault: (typeof faults)[number]) => isTried && faults.includes(fault)
  const most = { most: limits.requestItems }

  function submit() {
    flushSync(() => setTried(true))
    if (faults.length > 0) {
      title.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    action.run(async () => {
      const sent = await requests.send(requestInputOf(supplier.slug, draft))
      form.done()
      announce(t('buying.requests.form.sent', { name: supplier.name }))
      onSent(sent)
    })
  }
  const itemsError = isWrong('missingItems')
    ? t('buying.requests.form.missingItems')
    : faults.includes('tooManyItems')
      ? t('buying.requests.form.tooMany', most)
      : undefined
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 id={`${id}-title`} ref={title} tabIndex={-1} dir="auto">
        {t('buying.requests.form.title', { name: supplier.name })}
      </h2>
      {form.wasKept && <p className={styles.hint}>{t('buying.editor.kept')}</p>}
      <Field
        label={t('buying.requests.form.purpose')}
        hint={t('buying.requests.form.purposeHint')}
        required
        error={isWrong('purpose') ? t('buying.requests.form.missingPurpose') : undefined}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            counter={limits.requestPurpose}
            value={draft.purpose}
            onChange={({ currentTarget: { value } }) => change({ ...draft, purpose: value })}
          />
        )}
      </Field>
      <Field
        label={t('buying.requests.form.dueOn')}
        required
        error={isWrong('dueOn') ? t('buying.requests.form.missingDay') : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            type="date"
            className={styles.day}
            min={today}
            max={addDays(today, limits.requestDays)}
            value={draft.dueOn}
            onChange={({ currentTarget: { value } }) => change({ ...draft, dueOn: value })}
          />
        )}
      </Field>
      <ItemsEditor draft={draft} held={held} error={itemsError} onChange={change} />
      <p className={styles.hint}>{t('buying.requests.form.seen', { buyer: buyer.name })}</p>
      {action.error && <Banner tone="critical" title={action.error} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={action.busy}>
          {t('buying.requests.form.send')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.done()
            onDiscarded()
          }}
        >
          {t('buying.editor.discard')}
        </Button>
      </div>
    </form>
  )
}
