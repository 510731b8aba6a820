import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt, forgetAttempts } from '../accounts/attempts.ts'
import { useAppCode } from '../factors/authenticator-app.ts'
import { checkPasskey } from '../factors/check-passkey.ts'
import { passkeyRequest } from '../factors/passkey-options.ts'
import { useRecoveryCode } from '../factors/recovery-codes.ts'
import { factorsOf } from '../factors/second-factors.ts'
import { openStep, proveStep, type SignInStep } from '../factors/sign-in-steps.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { tooManyAttempts } from '../pages/message-pages.ts'
import { secondStepPage } from '../pages/second-step-page.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import { knownDevice } from './known-device.ts'
import type { Interaction } from './open-interaction.ts'

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
  answerCode(context, step, asked, { field: 'code', use: useAppCode }),
)

/** Signs in by a recovery code. */
export const answerRecoveryCode = afterPassword((context, step, ...asked) =>
  answerCode(context, step, asked, { field: 'recoveryCode', use: useRecoveryCode }),
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
  })
  const at = await proveStep(db, step.uid, given, async () => passkey !== null)
  if (at === null) {
    const errors = { [general]: site.texts.t('identity-factors.passkey.failed') }
    return sendPage(context, step, asked, errors, 422)
  }
  const done = { ...step, way: 'passwordAndPasskey', at } as const
  return completeSignIn(context, interaction, done, request, reply)
})

type CodeField = {
  field: 'code' | 'recoveryCode'
  use(db: Kysely<Database>, accountId: string, code: string): Promise<boolean>
}

/**
 * Counts guesses by account; only whoever gave its password gets here. Those of a browser that has
 * signed in before with all that the account asks for are counted apart (ACC-5).
 */
async function answerCode(
  context: EmbeddedContext,
  step: SignInStep,
  asked: Asked,
  { field, use }: CodeField,
): Promise<FastifyReply> {
  const { db } = context
  const { uid, account } = step
  const [interaction, request, reply] = asked
  const { t } = siteOf(request).texts
  const code = fieldOf(request.body, field)
  if (!code.trim()) {
    return sendPage(context, step, asked, { [field]: t(`identity-factors.empty.${field}`) }, 422)
  }
  const device = knownDevice(context, request, account)
  const counted =
    device === null
      ? { limit: attemptLimits.factorAccount, value: account.id }
      : { limit: attemptLimits.factorDevice, value: `${device} ${account.id}` }
  const seconds = await countAttempt(db, counted)
  if (seconds > 0) {
    reply.header('retry-after', seconds)
    return sendPage(context, step, asked, { [general]: tooManyAttempts(t, seconds) }, 429)
  }
  const at = await proveStep(db, uid, `${field} ${code}`, (transaction) =>
    use(transaction, account.id, code),
  )
  if (at === null) {
    return sendPage(context, step, asked, { [field]: t(`identity-factors.wrong.${field}`) }, 422)
  }
  await forgetAttempts(db, counted)
  const done = { ...step, way: 'passwordAndCode', at } as const
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
