import { createTransport } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { isEmailAddress } from '#src/contract/email-address.ts'
import type { Mail } from './mail.ts'
import { writeToOutbox } from './outbox.ts'

export type Mailer = {
  /**
   * Hands a mail over to the mail server, or to the outbox folder where none is configured.
   * @throws when the mail could not be handed over; whoever sends decides what that means
   */
  send(mail: Mail): Promise<void>
}

/** Milliseconds that a mail server may stay silent. */
const patience = 15_000

/** Mail over `SMTP_URL`, else into `{dataDir}/outbox`. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Mailer {
  const deliver = config.smtpUrl
    ? overSmtp(config.smtpUrl)
    : (message: Mail & { from: string }) => writeToOutbox(config.dataDir, message)
  return {
    async send(mail) {
      // A list or a line break would make more recipients of one.
      if (!isEmailAddress(mail.to)) throw new Error('A mail needs exactly one valid recipient.')
      await deliver({ ...mail, from: config.mailFrom })
      log.info({ subject: mail.subject }, 'mail handed over')
    },
  }
}

function overSmtp(url: string): (message: Mail & { from: string }) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return async (message) => {
    await transport.sendMail(message)
  }
}
