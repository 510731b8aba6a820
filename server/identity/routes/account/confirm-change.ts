import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkPasskey } from '../../factors/check-passkey.ts'
import { passkeyRequest } from '../../factors/passkey-options.ts'
import { factorsOf, hasSecondFactor } from '../../factors/second-factors.ts'
import {
  type Confirmation,
  confirmChangePage,
  type FactorChange,
} from '../../pages/account/factor-pages.ts'
import { general } from '../../pages/error-summary.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { checkCode } from '../check-code.ts'
import { copiesTold } from '../copies-told.ts'
import { fieldOf } from '../form-body.ts'
import { ownPasswordProblem } from '../own-password.ts'
import { type Refusal, refuseForNow } from '../refuse-for-now.ts'
import { sessionStep } from './session-step.ts'

export type AccountAnswer = (
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/**
 * Asks for a passkey, or for the password, before a change of what proves somebody: who finds a browser open
 * neither adds nor removes anything. Of an account that has a second factor it asks for a code too, for it would
 * be none if the password alone removed it (ACC-4).
 */
export function confirmed(change: FactorChange, answer: AccountAnswer): AccountAnswer {
  return async (context, browser, request, reply) => {
    const refusal = await refusalOf(context, browser, request, reply)
    if (!refusal) return answer(context, browser, request, reply)
    const { db } = context
    const { account, sessionUid } = browser
    const site = siteOf(request)
    const { passkeys, appSince } = await factorsOf(db, account.id)
    const passkey = await passkeyRequest(db, site, {
      purpose: 'confirm',
      boundTo: sessionUid,
      passkeys,
    })
    const about = fieldOf(request.body, 'passkey')
    const code = codeAsked(passkeys.length > 0, appSince !== null)
    const asked = { change, email: account.email, about, passkey, code }
    const page = confirmChangePage(site, asked, refusal.errors)
    return sendScriptedPage(request, reply, page, refusal.status)
  }
}

/** @returns null where the person has proved who they are; without errors where they were not asked yet */
async function refusalOf(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | null> {
  const { account, sessionUid } = browser
  const site = siteOf(request)
  const { t } = site.texts
  const isAsked = typeof request.body === 'object' && 'password' in (request.body ?? {})
  const credential = fieldOf(request.body, 'credential')
  if (credential) {
    const passkey = await checkPasskey(context.db, site, credential, {
      ...{ purpose: 'confirm', boundTo: sessionUid, accountId: account.id },
      onCopy: copiesTold(context, request),
    })
    const errors = { [general]: t('identity-factors.passkey.failed') }
    return passkey ? null : { errors, status: 422 }
  }
  if (!isAsked) return { errors: {}, status: 200 }
  const password = fieldOf(request.body, 'password')
  const code = fieldOf(request.body, 'code')
  const needsCode = await hasSecondFactor(context.db, account.id)
  const missing = {
    ...(!password && { password: t('identity.rules.ownPassword') }),
    ...(needsCode && !code.trim() && { code: t('identity-factors.empty.anyCode') }),
  }
  if (Object.keys(missing).length > 0) return { errors: missing, status: 422 }
  const typed = { field: 'password', password }
  const refusal = await ownPasswordProblem(context, account, typed, request, reply)
  if (refusal || !needsCode) return refusal
  const step = await sessionStep(context, browser)
  const checked = await checkCode(context, step, code, request)
  if (checked.kind === 'wait') return refuseForNow(reply, t, checked.seconds)
  return checked.kind === 'fits'
    ? null
    : { errors: { code: t('identity-factors.wrong.anyCode') }, status: 422 }
}

/** Which codes the person can have; null: none, for the account has no second factor. */
function codeAsked(hasPasskey: boolean, hasApp: boolean): Confirmation['code'] {
  if (hasApp) return 'app'
  return hasPasskey ? 'recovery' : null
}
