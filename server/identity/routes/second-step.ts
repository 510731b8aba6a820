import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkPasskey } from '../factors/check-passkey.ts'
import { passkeyRequest } from '../factors/passkey-options.ts'
import { factorsOf } from '../factors/second-factors.ts'
import { openStep, proveStep, type SignInStep } from '../factors/sign-in-steps.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { secondStepPage } from '../pages/second-step-page.ts'
import { checkCode } from './check-code.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { copiesTold } from './copies-told.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import type { Interaction } from './open-interaction.ts'
import { refuseForNow } from './refuse-for-now.ts'

type Asked = [interaction: Interaction, request: FastifyRequest, reply: FastifyReply]
type Answer = (context: EmbeddedContext, step: SignInStep, ...asked: Asked) => Promise<FastifyReply>

/** Only for a sign-in in which the right password was given; others are led to the page that asks for it. */
const afterPassword =
  (answer: Answer) =>
  async (context: EmbeddedContext, ...asked: Asked): Promise<FastifyReply> => {
    const [{ uid, path }, , reply] = asked
    const step = await openStep(context.db, uid)
    return step ? await answer(context, step, ...asked) : reply.redirect(`${path}/sign-in`, 303)
  }

export const showSecondStep = afterPassword((context, step, ...asked) =>
  sendPage(context, step, asked),
)

/** Signs in by a code of the app. */
export const answerAppCode = afterPassword((context, step, ...asked) =>
  answerCode(context, step, asked, 'code'),
)

/** Signs in by a recovery code. */
export const answerRecoveryCode = afterPassword((context, step, ...asked) =>
  answerCode(context, step, asked, 'recoveryCode'),
)

/** Signs in by a passkey, beside the password. */
export const answerSecondPasskey = afterPassword(async (context, step, ...asked) => {
  const { db } = context
  const [interaction, request, reply] = asked
  const site = siteOf(request)
  const given = fieldOf(request.body, 'credential')
  const passkey = await checkPasskey(db, site, given, {
    purpose: 'sign-in',
    boundTo: step.uid,
    accountId: step.account.id,
    onCopy: copiesTold(context, request),
  })
  const signed = { way: 'passkey', text: given } as const
  const proved = await proveStep(db, step, signed, async () => passkey !== null)
  if (!proved) {
    const errors = { [general]: site.texts.t('identity-factors.passkey.failed') }
    return sendPage(context, step, asked, errors, 422)
  }
  const done = { ...step, way: 'passwordAndPasskey', at: proved.at } as const
  return completeSignIn(context, interaction, done, request, reply)
})

/** @param field that the code was typed into; whichever kind of code it is, it is taken */
async function answerCode(
  context: EmbeddedContext,
  step: SignInStep,
  asked: Asked,
  field: 'code' | 'recoveryCode',
): Promise<FastifyReply> {
  const [interaction, request, reply] = asked
  const { t } = siteOf(request).texts
  const again = (errors: Errors, status: number) => sendPage(context, step, asked, errors, status)
  const code = fieldOf(request.body, field)
  if (!code.trim()) return again({ [field]: t(`identity-factors.empty.${field}`) }, 422)
  const checked = await checkCode(context, step, code, request)
  if (checked.kind === 'wait') {
    const tooMany = refuseForNow(reply, t, checked.seconds)
    return again(tooMany.errors, tooMany.status)
  }
  if (checked.kind === 'wrong') return again({ [field]: t(`identity-factors.wrong.${field}`) }, 422)
  const done = { ...step, way: 'passwordAndCode', at: checked.at } as const
  return completeSignIn(context, interaction, done, request, reply)
}

async function sendPage(
  { db }: EmbeddedContext,
  { account }: SignInStep,
  [{ uid, path }, request, reply]: Asked,
  errors: Errors = {},
  status = 200,
): Promise<FastifyReply> {
  const site = siteOf(request)
  const { passkeys, appSince } = await factorsOf(db, account.id)
  const passkey = await passkeyRequest(db, site, { purpose: 'sign-in', boundTo: uid, passkeys })
  const elsewhere = passkey === null ? passkeys.map(({ rp_id }) => rp_id) : []
  const form = { email: account.email, passkey, elsewhere, hasApp: appSince !== null }
  return sendScriptedPage(request, reply, secondStepPage(site, path, form, errors), status)
}
