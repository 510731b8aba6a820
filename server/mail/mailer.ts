import type { FastifyBaseLogger } from 'fastify'
import { isEmailAddress } from '#src/contract/email-address.ts'
import type { Config } from '../config.ts'
import type { Mail, OutgoingMail } from './mail.ts'
import { writeToOutbox } from './outbox.ts'
import { smtpTransport, usualWaits, type Waits } from './smtp-transport.ts'

export type Mailer = {
  /**
   * Hands a mail over to the mail server, or to the outbox folder where none is configured.
   * @param onTaken hears that the mail server has the whole mail; whether it accepts it may take minutes
   * @throws UnansweredMail when that is all there is to know; another error when the mail could not be
   *   handed over; the sender decides what that means
   */
  send(mail: Mail, onTaken?: () => void): Promise<void>
}

/**
 * Mail over `SMTP_URL`, else into `{dataDir}/outbox`.
 * @param waits how long the mail server may take
 */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'info'>,
  waits: Waits = usualWaits,
): Mailer {
  const deliver = config.smtpUrl
    ? smtpTransport(config.smtpUrl, waits)
    : (message: OutgoingMail) => writeToOutbox(config.dataDir, message)
  return {
    async send(mail, onTaken = () => {}) {
      // A list or a line break would make more recipients of one.
      if (!isEmailAddress(mail.to)) throw new Error('A mail needs exactly one valid recipient.')
      await deliver(withHeaders(mail, config.mailFrom), onTaken)
      log.info({ subject: mail.subject }, 'mail handed over')
    },
  }
}

function withHeaders({ sentAs, unsubscribe, ...mail }: Mail, from: string): OutgoingMail {
  const headers = unsubscribe === undefined ? {} : { headers: oneClick(unsubscribe) }
  if (!sentAs) return { ...mail, ...headers, from }
  // A name of its own for each mail that may be sent twice: RFC 5322, 3.6.4.
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return { ...mail, ...headers, from, messageId: `<${sentAs.id}@${domain}>`, date: sentAs.at }
}

/** Lets the mail program end such mails by itself: https://www.rfc-editor.org/rfc/rfc8058 */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
