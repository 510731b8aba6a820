import { createTransport } from 'nodemailer'
import { failureCode, type OutgoingMail, UnansweredMail } from './mail.ts'

/** Milliseconds that a mail server may take. */
export type Waits = {
  /** Until it has the whole mail. */
  taking: number
  /** To say whether it accepts what it has, without a word meanwhile. */
  answer: number
}

/** Ten minutes: what has begun to be delivered comes twice if it is sent again (RFC 5321, 4.5.3.2.6). */
export const usualWaits: Waits = { taking: 60_000, answer: 600_000 }
/** Milliseconds for a connection, and for the first word over it. */
const patience = 15_000

/**
 * Hands mails over to the mail server at an address, each over a connection of its own.
 * @returns a function that hands one over
 * @throws UnansweredMail when the server has the whole mail and does not say what becomes of it;
 *   other errors when it was not accepted
 */
export function smtpTransport(url: string, waits: Waits) {
  return async (message: OutgoingMail, onTaken: () => void): Promise<void> => {
    const transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: waits.answer,
    })
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), waits.taking)
    let isTaken = false
    transport.use('stream', (mail, done) => {
      // Its end is written to the connection then, which holds more than one letter.
      mail.message.processFunc((input) =>
        input.once('end', () => {
          clearTimeout(timer)
          isTaken = true
          onTaken()
        }),
      )
      done()
    })
    try {
      await transport.sendMail({ ...message, signal: late.signal })
    } catch (error) {
      const isSilent = isTaken && failureCode(error) === 'ETIMEDOUT'
      throw isSilent ? new UnansweredMail({ cause: error }) : error
    } finally {
      clearTimeout(timer)
    }
  }
}
