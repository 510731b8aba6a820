import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ProblemError } from '#src/contract/problem.ts'
import type { ReceivedRequest } from '#src/contract/requests/request.ts'
import { useKeptForm } from '#src/data/use-kept-form.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import {
  type AnswerDraft,
  answersOf,
  isEmptyAnswer,
  noAnswers,
  readAnswerDrafts,
} from './answer-draft.ts'
import { ReceivedItem } from './received-item.tsx'
import { useOfRequests } from './requests-context.ts'
import styles from './requests.module.css'

type AnswerFormProps = {
  request: ReceivedRequest
  onAnswered: (request: ReceivedRequest) => void
}

/** The items of a request with their answers. What is typed stays on the device until it is sent or thrown away. */
export function AnswerForm({ request, onAnswered }: AnswerFormProps) {
  const t = useText()
  const { organisation, requests, forms, readAgain } = useOfRequests()
  const { id, items, state, mayDeclineBeyond } = request
  const buyer = request.buyer.name
  const key = `answers ${organisation.slug} ${id}`
  const form = useKeptForm(forms, key, noAnswers, readAnswerDrafts)
  const { typed } = form
  const [isTried, setTried] = useState(false)
  const [hasChanged, setChanged] = useState(false)
  const sending = useAction()
  const declining = useAction()
  const answers = answersOf(items, typed)
  const isEmpty = (item: (typeof items)[number]) => {
    const draft = typed.answers[item.id]
    return draft !== undefined && isEmptyAnswer(item, draft)
  }
  const isTyped = Object.keys(typed.answers).length > 0
  const focusCard = () => document.getElementById(`request-${id}`)?.focus()

  function change(item: string, draft: AnswerDraft | null) {
    const { [item]: _before, ...others } = typed.answers
    form.change({ answers: draft ? { ...others, [item]: draft } : others })
  }
  /** Says what came between, and shows what is there now. */
  async function heed<Result>(attempt: Promise<Result>): Promise<Result> {
    try {
      return await attempt
    } catch (error) {
      if (error instanceof ProblemError && [404, 409, 412].includes(error.status)) {
        setChanged(error.status === 412)
        await readAgain()
      }
      throw error
    }
  }
  function send() {
    flushSync(() => setTried(true))
    if (answers.length === 0) return
    if (items.some(isEmpty)) {
      document.querySelector<HTMLElement>(`#request-${CSS.escape(id)} [aria-invalid]`)?.focus()
      return
    }
    sending.run(async () => {
      const answered = await heed(requests.answer(request, answers))
      form.done()
      setTried(false)
      setChanged(false)
      onAnswered(answered)
      announce(t('requests.sentNow', { buyer }))
      focusCard()
    })
  }
  const decline = () =>
    declining.run(async () => {
      onAnswered(await heed(requests.declineBeyond(request)))
      announce(t('requests.beyondDeclined'))
      focusCard()
    })
  const isDeclinable =
    mayDeclineBeyond &&
    state === 'open' &&
    items.some(({ outcome, isBeyond }) => outcome === null && isBeyond)
  // A change that came between has words of its own.
  const error = hasChanged ? declining.error : (sending.error ?? declining.error)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {state === 'open' && items.some(({ isBeyond }) => isBeyond) && (
        <p className={styles.hint}>{t('requests.why')}</p>
      )}
      {isDeclinable && (
        <Button variant="secondary" busy={declining.busy} onClick={decline}>
          {t('requests.declineBeyond')}
        </Button>
      )}
      {form.wasKept && isTyped && <p className={styles.hint}>{t('requests.kept')}</p>}
      <ul className={styles.items} inert={sending.busy}>
        {items.map((item) => (
          <ReceivedItem
            key={item.id}
            request={request}
            item={item}
            draft={typed.answers[item.id] ?? null}
            error={isTried && isEmpty(item) ? t('requests.empty.answer') : undefined}
            onChange={(draft) => change(item.id, draft)}
          />
        ))}
      </ul>
      {hasChanged && (
        <Banner tone="warning" title={t('requests.conflict')}>
          <p>{t('requests.conflictText')}</p>
        </Banner>
      )}
      {error && <Banner tone="critical" title={error} />}
      {isTried && answers.length === 0 && <Banner tone="critical" title={t('requests.sendNone')} />}
      {(state === 'open' || isTyped) && (
        <div className={styles.actions}>
          {state !== 'withdrawn' && (
            <Button type="submit" variant="primary" busy={sending.busy}>
              {t('requests.send')}
            </Button>
          )}
          {isTyped && (
            <Button
              variant="secondary"
              onClick={() => {
                form.done()
                focusCard()
              }}
            >
              {t('requests.discard')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
