import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backOff } from '#src/contract/back-off.ts'
import type { Mailer } from '../mail/mailer.ts'
import { failureCode, UnansweredMail } from '../mail/mail.ts'
import { isFinal } from '../mail/retry-mail.ts'
import type { Connection } from '../store/engine.ts'
import {
  endMail,
  keepMail,
  postponeMail,
  takeMails,
  type WaitingMail,
} from '../store/waiting-mails.ts'

export type Needs = {
  db: Connection
  mail: Mailer
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** ms since the epoch. */
  now: () => number
  /** ms for which a process may be without a sign of life before another one sends what it had taken. */
  lease: number
}

/** Mails that are sent side by side. */
const parallel = 5
/** Milliseconds without an answer after which a look ends. */
const slow = 1000
/** Milliseconds between two tries at most. */
const longest = 3_600_000
/** Milliseconds after which a mail is given up: what mail servers wait (RFC 5321, 4.5.4.1). */
const patience = 5 * 24 * 3_600_000

/**
 * Sends the mails that are due. One that the mail server does not take is tried again, later each time; what
 * it refuses for good, or does not take for days, is given up and logged without its recipient.
 * @returns a look that ends when none is due any more, or the mail server is slow: what is under way then
 *   goes on, and the next look sends others beside it
 */
export function createSender(needs: Needs): (signal: AbortSignal) => Promise<void> {
  const { db, log, now, lease } = needs
  const underWay = new Set<Promise<void>>()

  function begin(waiting: WaitingMail): void {
    const sending = send(needs, waiting)
      .catch((error: unknown) => log.error({ err: error }, 'what became of a mail was not noted'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  return async (signal) => {
    for (;;) {
      const limit = signal.aborted ? 0 : parallel - underWay.size
      const mails = limit > 0 ? await takeMails(db, { now: now(), lease, longest, limit }) : []
      for (const mail of mails) begin(mail)
      if (underWay.size === 0) return
      const isLate = pause(slow, true, { ref: false })
      if (await Promise.race([isLate, ...[...underWay].map((one) => one.then(() => false))])) return
    }
  }
}

async function send(needs: Needs, waiting: WaitingMail): Promise<void> {
  const { db, mail, log, now } = needs
  const { id, to, subject, text, html, unsubscribe, createdAt, failures } = waiting
  const stopHeartbeat = startHeartbeat(needs, waiting)
  try {
    const words = { to, subject, text, html, ...(unsubscribe !== null && { unsubscribe }) }
    await mail.send({ ...words, sentAs: { id, at: new Date(createdAt) } })
  } catch (error) {
    const reason = { code: failureCode(error), failures: failures + 1 }
    const isOld = now() - Date.parse(createdAt) > patience
    await stopHeartbeat()
    if (!isFinal(error) && !isOld) {
      log.warn({ reason }, 'a mail waits for its next try')
      return postponeMail(db, waiting, now() + backOff(failures + 1, Math.random(), longest))
    }
    // Taken without an answer: sent again, it would come twice.
    const words =
      error instanceof UnansweredMail ? 'a mail was taken, unconfirmed' : 'a mail was given up'
    log.error({ reason }, words)
  }
  await stopHeartbeat()
  await endMail(db, waiting)
}

/**
 * Keeps a mail as long as the mail server takes, which may be minutes.
 * @returns ends it
 */
function startHeartbeat({ db, now, lease, log }: Needs, waiting: WaitingMail): () => Promise<void> {
  let sign: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    sign = sign
      .then(() => keepMail(db, waiting, now() + lease))
      .catch((error: unknown) => log.error({ err: error }, 'a mail under way was not kept'))
  }, lease / 3)
  return async () => {
    clearInterval(timer)
    await sign
  }
}
