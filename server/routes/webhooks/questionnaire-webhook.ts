import { createHmac, timingSafeEqual } from 'node:crypto'
import { moduleEndpoints } from '#src/contract/endpoints/modules.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { memberRefusal } from '../../policies/member.ts'
import { readTicket, type TicketClaims } from '../../policies/module-ticket.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { type FormResponse, readFormResponse } from './form-response.ts'
import { problem } from '../../texts/problem.ts'

const { questionnaireWebhook } = moduleEndpoints

/**
 * The form service reports a completed questionnaire (MOD-3). For whom, only the ticket says that we
 * signed: other hidden fields could hold anything, since the person at the form can write them. What is
 * wrong with a ticket is answered with 403, never 404, at which the form service switches its webhook off.
 */
export function questionnaireWebhookRoute({ config, router, store }: RouteDependencies): void {
  router.open(questionnaireWebhook, async ({ bytes, request }) => {
    const secret = config.questionnaireWebhookSecret
    if (secret === null) throw switchedOff()
    if (!isSignedWith(secret, bytes, request.headers['typeform-signature'])) throw unsigned()
    const response = readFormResponse(bytes)
    if (!response) return undefined
    const claims = await readClaims(response)
    const module = await store.modules.find(claims.moduleId)
    if (!module?.formId || module.formId !== response.formId) {
      throw problem(403, 'problems.wrong-form')
    }
    await requireMember(claims)
    const { organisationId, userId } = claims
    await store.modules.complete({
      responseId: response.token,
      module,
      organisationId,
      userId,
      score: null,
    })
    return undefined
  })

  async function readClaims({ ticket }: FormResponse): Promise<TicketClaims> {
    const key = await store.modules.knownTicketKey()
    const claims = key === null ? 'unreadable' : readTicket(key, ticket, Date.now())
    if (claims === 'unreadable') throw problem(403, 'problems.no-ticket')
    if (claims === 'expired') throw problem(403, 'problems.ticket-expired')
    return claims
  }

  /** The ticket says who they were a day ago at most; what counts is who they are now. */
  async function requireMember({ organisationId, userId }: TicketClaims): Promise<void> {
    const organisation = await store.organisations.read(organisationId)
    const membership = await store.members.find(userId, organisationId)
    if (!organisation) throw problem(403, 'problems.not-a-member.organisation-gone')
    const { method } = questionnaireWebhook
    const refusal = memberRefusal('member', organisation, membership, method)
    if (refusal) throw refusal
  }
}

function switchedOff(): ProblemError {
  return problem(404, 'problems.not-found.form-service')
}

function unsigned(): ProblemError {
  return problem(401, 'problems.invalid-signature')
}

/**
 * Whether the sender of a webhook has the shared secret, and it arrived unchanged.
 * @param header `sha256=` and the HMAC-SHA256 of the body in base64
 * @see https://www.typeform.com/developers/webhooks/secure-your-webhooks/
 */
function isSignedWith(secret: string, body: Buffer, header: unknown): boolean {
  if (typeof header !== 'string') return false
  const expected = createHmac('sha256', secret).update(body).digest('base64')
  const given = Buffer.from(header)
  const wanted = Buffer.from(`sha256=${expected}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
