import type { FastifyReply } from 'fastify'
import type { Translate } from '#src/i18n/texts.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { tooManyAttempts } from '../pages/message-pages.ts'

/** Why a form is not taken, and the status that says so. */
export type Refusal = { errors: Errors; status: number }

/** Says when the next attempt is heard, to people and to programs. @param seconds to wait */
export function refuseForNow(reply: FastifyReply, t: Translate, seconds: number): Refusal {
  reply.header('retry-after', seconds)
  return { errors: { [general]: tooManyAttempts(t, seconds) }, status: 429 }
}
