import { useState } from 'react'
import { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { notify } from '#src/ui/notification-store.ts'
import { ConsoleLink } from '../console-link.tsx'
import { failureText } from '../failure-text.ts'
import { type AnyKey, keyText } from './queue-key.ts'
import { createSubmissionKeys } from './submission-keys.ts'

/** A draft that was sent, and what it is about. */
export type AnySubmission = { item: AnyKey; draft: object }

/** Whether a decision on an item is under way, and why the last one failed. */
export type SubmissionState = { busy: boolean; failure: Error | null }

type Endings<Submission, Decided> = {
  /** Sends it. @param key under which it is decided once, however often it is sent */
  decide: (submission: Submission, key: string) => Promise<Decided>
  /** Said where it failed and something else is shown by then. */
  failedWords: (submission: Submission) => string
  /** Where its item is shown, so that it can be gone back to from there. */
  hrefOf: (submission: Submission) => string
  /** Whether the item of that key is on the screen. */
  isShown: (key: string) => boolean
  onSend: (submission: Submission) => void
  onDecided: (submission: Submission, decided: Decided) => void
  /** The item is another by now, or it does not wait any more. */
  onStale: (submission: Submission) => void
}

const atRest: SubmissionState = { busy: false, failure: null }
/** Refusals for what is not as it was shown. */
const stale: readonly string[] = [
  ...['not-waiting', 'leased', 'unfit-decision', 'already-done', 'report-closed'],
]

/** Sends decisions. Each of them comes to its end also where the verifier has gone on meanwhile. */
export function useSubmissions<Submission extends AnySubmission, Decided>({
  decide,
  failedWords,
  hrefOf,
  isShown,
  onSend,
  onDecided,
  onStale,
}: Endings<Submission, Decided>) {
  const texts = useTexts()
  const [keys] = useState(createSubmissionKeys)
  const [states, setStates] = useState<ReadonlyMap<string, SubmissionState>>(new Map())
  const stateOf = (key: string): SubmissionState => states.get(key) ?? atRest
  const note = (key: string, state: SubmissionState) =>
    setStates((before) => new Map(before).set(key, state))

  async function send(submission: Submission) {
    const { item, draft } = submission
    const key = keyText(item)
    if (stateOf(key).busy) return
    onSend(submission)
    note(key, { busy: true, failure: null })
    try {
      const decided = await decide(submission, keys.of(draft))
      keys.done(draft)
      note(key, atRest)
      onDecided(submission, decided)
    } catch (reason) {
      const failure = reason instanceof Error ? reason : new Error(String(reason))
      keys.failed(draft, failure)
      note(key, { busy: false, failure })
      if (isStale(failure)) onStale(submission)
      if (isShown(key)) return
      notify({
        title: failedWords(submission),
        ...{ message: failureText(texts, failure) ?? '', tone: 'critical' },
        action: (
          <ConsoleLink className={buttonClass('secondary')} href={hrefOf(submission)}>
            {texts.t('operate.decide.backTo')}
          </ConsoleLink>
        ),
      })
    }
  }

  return { stateOf, send: (submission: Submission) => void send(submission) }
}

const isStale = (failure: Error): boolean =>
  failure instanceof ProblemError && (failure.status === 404 || stale.includes(failure.code))
