import { subscribe } from 'valtio/vanilla'
import { logFailure } from '../lib/log-failure.ts'
import type { ConsentState } from './consent.ts'
import type { Receiver } from './receiver.ts'
import { analyticsEvent, type PageEvent } from './page-event.ts'

/** How many events wait for consent and receivers; more is not worth the memory. */
const mostWaiting = 100

type Options = {
  page: EventTarget
  consent: Pick<ConsentState, 'answer'>
  /** Loads the configured receivers; not called before consent. */
  open: () => Promise<Receiver[]>
}

/**
 * Forwards the page's events once there is consent and the receivers are loaded. Earlier events wait in
 * memory, and a refusal drops them.
 */
export function forwardEvents({ page, consent, open }: Options): void {
  let receivers: Receiver[] | null = null
  let waiting: PageEvent[] = []
  let user: (PageEvent & { kind: 'identify' }) | null = null
  let turn = 0

  const pass = (told: PageEvent) => receivers?.forEach((receiver) => receiver.take(told))

  function take(told: PageEvent): void {
    // Each renewed token names its user again.
    if (told.kind === 'identify' && told.userId === user?.userId) return
    if (told.kind !== 'event') user = told.kind === 'identify' ? told : null
    if (receivers) pass(told)
    else if (consent.answer !== 'refused' && waiting.length < mostWaiting) waiting.push(told)
  }

  async function begin(): Promise<void> {
    const mine = ++turn
    const opened = await open()
    if (mine !== turn) return opened.forEach((receiver) => receiver.end())
    receivers = opened
    const missed = waiting.splice(0)
    // Consent may come long after the user did, and after a refusal that dropped what waited.
    if (user && !missed.includes(user)) pass(user)
    missed.forEach(pass)
  }

  function stop(): void {
    turn += 1
    waiting = []
    receivers?.forEach((receiver) => receiver.end())
    receivers = null
  }

  let last: ConsentState['answer'] = null
  function follow(): void {
    const { answer } = consent
    if (answer === last) return
    last = answer
    if (answer === 'given') {
      begin().catch((error: unknown) => logFailure('No analytics.', error))
    } else if (answer === 'refused') stop()
  }
  page.addEventListener(analyticsEvent, (event) => take((event as CustomEvent<PageEvent>).detail))
  subscribe(consent, follow, true)
  follow()
}
