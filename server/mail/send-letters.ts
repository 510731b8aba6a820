import type { FastifyBaseLogger } from 'fastify'
import { composeMail, type Letter } from './compose-mail.ts'
import { handOver } from './hand-over.ts'
import { failureCode } from './mail.ts'
import type { Mailer } from './mailer.ts'

/** Milliseconds that the answer to a request waits for the mail server; it goes on without it. */
const usualPatience = 2_000

/**
 * Sends letters about something that has happened already: none of them can make it fail. A letter
 * that could not be sent is logged, without its recipient.
 * @param patience milliseconds after which the caller goes on, whether they are sent or not
 */
export async function sendLetters(
  { mail, log }: { mail: Mailer; log: Pick<FastifyBaseLogger, 'error'> },
  letters: readonly Letter[],
  patience = usualPatience,
): Promise<void> {
  const onFailure = (error: unknown) =>
    log.error({ reason: failureCode(error) }, 'a letter could not be sent')
  const send = async (letter: Letter) => mail.send(composeMail(letter))
  await handOver(letters, send, { parallel: letters.length, patience, onFailure })
}
