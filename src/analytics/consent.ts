import { proxy } from 'valtio/vanilla'
import * as limits from '../contract/limits.ts'
import { storageNameOf, type LocalArea } from '../lib/local-area.ts'

export type Answer = 'given' | 'refused'

export type ConsentState = {
  /** Null: not asked yet, or so long ago that it is asked again. */
  answer: Answer | null
  /** The user has opened the question again, though it may be answered. */
  isReopened: boolean
  /** The browser has answered for its user, who is not asked. */
  readonly isSignalled: boolean
}

/** The visitor's consent to analytics, where the brand asks for it (ANL-1). */
export type Consent = {
  readonly state: ConsentState
  answer(answer: Answer): void
  /** Shows the question again. */
  reopen(): void
  /** Puts the question away without an answer. */
  close(): void
}

type Options = {
  local: LocalArea
  /** Tells of changes by other tabs: the window. */
  page: Pick<EventTarget, 'addEventListener'>
  isSignalled: boolean
  /** ms since 1970. */
  now: () => number
}

const lifetime = limits.consentDays * 24 * 60 * 60 * 1000

/**
 * Reads what was answered on this device before, and stores what is answered now.
 * @returns the answer, which other tabs change too
 */
export function createConsent({ local, page, isSignalled, now }: Options): Consent {
  const stored = () => (isSignalled ? 'refused' : parse(local.get('consent'), now()))
  const state = proxy<ConsentState>({ answer: stored(), isReopened: false, isSignalled })
  page.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key === storageNameOf('consent')) state.answer = stored()
  })
  return {
    state,
    answer(answer) {
      local.set('consent', `${answer} ${new Date(now()).toISOString()}`)
      state.answer = answer
      state.isReopened = false
    },
    reopen() {
      state.isReopened = true
    },
    close() {
      state.isReopened = false
    },
  }
}

/** Any script of the origin can write to the storage: only an answer with its time counts. */
function parse(text: string | null, now: number): Answer | null {
  const [answer, time = ''] = text?.split(' ') ?? []
  const age = now - Date.parse(time)
  const isValid = (answer === 'given' || answer === 'refused') && age >= 0 && age < lifetime
  return isValid ? answer : null
}
