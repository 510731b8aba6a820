import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type InteractionResults } from 'oidc-provider'
import { embeddedTenant } from '../constants.ts'
import { isInteractionDone } from '../provider/payload-adapter.ts'
import { resumeCookie } from '../provider/resume-cookie.ts'
import { askLanguage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { resumeHere } from './resume-here.ts'

export type InteractionRoute = { Params: { uid: string } }

/** A sign-in that waits for the person: its pages lie below `path`. */
export type Interaction = {
  uid: string
  path: string
  /** Policy under which it began. */
  policy: unknown
  /** Ends it with a result and sends the browser back to the portal. */
  finish(result: InteractionResults): Promise<FastifyReply>
}

/**
 * The interaction that the browser's cookie belongs to; null when it is gone. The request is answered in
 * the language that it was begun with.
 * @throws Error of oidc-provider or of the database for any other failure
 */
export async function openInteraction(
  context: EmbeddedContext,
  request: FastifyRequest<InteractionRoute>,
  reply: FastifyReply,
): Promise<Interaction | null> {
  const { providers, ring } = context
  const site = siteOf(request)
  const provider = providers.of(site)
  providers.address(request.raw, site)
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
    if (uid !== request.params.uid) return null
    // A form that is sent twice is answered twice; one that has done its work is not shown again.
    if (request.method !== 'POST' && (await isInteractionDone(context.db, uid))) return null
    askLanguage(request, params['ui_locales'])
    return {
      uid,
      path: `${embeddedTenant.pathPrefix}/interaction/${uid}`,
      policy: params['p'],
      async finish(result) {
        const to = await provider.interactionResult(request.raw, reply.raw, result, {
          mergeWithLastSubmission: false,
        })
        const { pathname, search } = new URL(to)
        const cookie = resumeCookie(ring.current(), uid)
        return resumeHere(context, request, reply, { address: pathname + search, cookie })
      },
    }
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}
