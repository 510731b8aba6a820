import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { policies } from '../constants.ts'
import { firstPage, linksBelow } from '../pages/first-page.ts'
import { expiredPage } from '../pages/message-pages.ts'
import { resetRequestPage } from '../pages/reset-pages.ts'
import { signUpPage } from '../pages/sign-up-page.ts'
import { accountOfBrowser } from './browser-account.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { openInteraction, type Interaction, type InteractionRoute } from './open-interaction.ts'
import { answerResetRequest } from './reset.ts'
import { answerPasskey } from './passkey-sign-in.ts'
import {
  answerAppCode,
  answerRecoveryCode,
  answerSecondPasskey,
  showSecondStep,
} from './second-step.ts'
import { answerSignIn, sendSignInPage } from './sign-in.ts'
import { answerSignUp } from './sign-up.ts'

type Answer = (
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest<InteractionRoute>,
  reply: FastifyReply,
) => Promise<FastifyReply>

// MSAL and the portal know a cancelled sign-in by B2C's own number.
const cancelled = {
  error: 'access_denied',
  error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
}

/** The pages of a sign-in that is under way. */
export function registerInteraction(app: FastifyInstance, context: EmbeddedContext): void {
  const inside =
    (answer: Answer) => async (request: FastifyRequest<InteractionRoute>, reply: FastifyReply) => {
      const interaction = await openInteraction(context, request, reply)
      if (interaction) return await answer(context, interaction, request, reply)
      // Back from the portal leads here, to a form that has done its work.
      const isDone = request.method === 'GET' && (await accountOfBrowser(context, request, reply))
      return isDone
        ? reply.redirect('/', 303)
        : sendPage(request, reply, expiredPage(siteOf(request)), 410)
    }

  app.get<InteractionRoute>('/interaction/:uid', inside(showFirst))
  app.get<InteractionRoute>('/interaction/:uid/sign-in', inside(showSignIn))
  app.get<InteractionRoute>('/interaction/:uid/sign-up', inside(showSignUp))
  app.get<InteractionRoute>('/interaction/:uid/reset', inside(showReset))
  app.post<InteractionRoute>('/interaction/:uid/sign-in', inside(answerSignIn))
  app.post<InteractionRoute>('/interaction/:uid/passkey', inside(answerPasskey))
  for (const [step, answer] of Object.entries(secondSteps)) {
    app.post<InteractionRoute>(`/interaction/:uid/second-step/${step}`, inside(answer))
    // The address of an answer, opened anew.
    app.get<InteractionRoute>(`/interaction/:uid/second-step/${step}`, inside(showSecondStep))
  }
  app.get<InteractionRoute>('/interaction/:uid/second-step', inside(showSecondStep))
  app.get<InteractionRoute>('/interaction/:uid/passkey', inside(showSignIn))
  app.post<InteractionRoute>('/interaction/:uid/sign-up', inside(answerSignUp))
  app.post<InteractionRoute>(
    '/interaction/:uid/reset',
    inside(async (_context, { path }, request, reply) =>
      answerResetRequest(context, linksBelow(path), request, reply),
    ),
  )
  app.get<InteractionRoute>(
    '/interaction/:uid/cancel',
    { exposeHeadRoute: false },
    inside(async (_context, interaction) => interaction.finish(cancelled)),
  )
}

const secondSteps: Readonly<Record<string, Answer>> = {
  code: answerAppCode,
  recovery: answerRecoveryCode,
  passkey: answerSecondPasskey,
}

const showSignIn: Answer = async (context, interaction, request, reply) =>
  sendSignInPage(context, interaction, request, reply)

const showSignUp: Answer = async (_context, { path }, request, reply) =>
  sendPage(request, reply, signUpPage(siteOf(request), path))

const showReset: Answer = async (_context, { path }, request, reply) =>
  sendPage(request, reply, resetRequestPage(siteOf(request), linksBelow(path)))

const showFirst: Answer = async (context, interaction, request, reply) => {
  const { policy, path } = interaction
  if (policy !== policies.signUp && policy !== policies.reset) {
    return sendSignInPage(context, interaction, request, reply)
  }
  return sendPage(request, reply, firstPage(siteOf(request), policy, path, null))
}
