import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkPasskey } from '../../factors/check-passkey.ts'
import { passkeyRequest } from '../../factors/passkey-options.ts'
import { passkeysOf } from '../../factors/passkeys.ts'
import { confirmChangePage, type FactorChange } from '../../pages/account/factor-pages.ts'
import { general } from '../../pages/error-summary.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf } from '../form-body.ts'
import { ownPasswordProblem, type Refusal } from './own-password.ts'

export type AccountAnswer = (
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/**
 * Asks for the password or a passkey before a change of what proves somebody: who finds a browser open
 * neither adds nor removes anything (ACC-4).
 */
export function confirmed(change: FactorChange, answer: AccountAnswer): AccountAnswer {
  return async (context, browser, request, reply) => {
    const refusal = await refusalOf(context, browser, request, reply)
    if (!refusal) return answer(context, browser, request, reply)
    const { db } = context
    const { account, sessionUid } = browser
    const site = siteOf(request)
    const passkeys = await passkeysOf(db, account.id)
    const passkey = await passkeyRequest(db, site, {
      purpose: 'confirm',
      boundTo: sessionUid,
      passkeys,
    })
    const about = fieldOf(request.body, 'passkey')
    const asked = { change, email: account.email, about, passkey }
    const page = confirmChangePage(site, asked, refusal.errors)
    return sendScriptedPage(request, reply, page, refusal.status)
  }
}

/** @returns null where the person has proved who they are; without errors where they were not asked yet */
async function refusalOf(
  context: EmbeddedContext,
  { account, sessionUid }: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | null> {
  const site = siteOf(request)
  const { t } = site.texts
  const isAsked = typeof request.body === 'object' && 'password' in (request.body ?? {})
  const credential = fieldOf(request.body, 'credential')
  if (credential) {
    const asked = { purpose: 'confirm', boundTo: sessionUid, accountId: account.id } as const
    const passkey = await checkPasskey(context.db, site, credential, asked)
    const errors = { [general]: t('identity-factors.passkey.failed') }
    return passkey ? null : { errors, status: 422 }
  }
  if (!isAsked) return { errors: {}, status: 200 }
  const password = fieldOf(request.body, 'password')
  if (!password) return { errors: { password: t('identity.rules.ownPassword') }, status: 422 }
  return ownPasswordProblem(context, account, { field: 'password', password }, request, reply)
}
