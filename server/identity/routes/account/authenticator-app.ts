import type { FastifyReply, FastifyRequest } from 'fastify'
import { addApp, appAddress, newAppSecret, stepOfCode } from '../../factors/authenticator-app.ts'
import { addFactor } from '../../factors/add-factor.ts'
import { factorsOf, removeFactor } from '../../factors/second-factors.ts'
import { appSetUpPage } from '../../pages/account/factor-pages.ts'
import { general } from '../../pages/error-summary.ts'
import type { Errors } from '../../pages/fields.ts'
import { isSealed, sealOf } from '../../provider/seal.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf } from '../form-body.ts'
import { confirmed, type AccountAnswer } from './confirm-change.ts'
import { sessionStep } from './session-step.ts'
import { showAccount } from './show-account.ts'
import { showAdded } from './show-added.ts'

/** Milliseconds in which an app is set up: then its secret is worth nothing, and there is a new one. */
const patience = 30 * 60_000

/** Shows a new secret, for a person who has proved who they are. */
export const answerAddApp = confirmed('addApp', async (context, browser, request, reply) => {
  const { appSince } = await factorsOf(context.db, browser.account.id)
  if (appSince !== null) return refuse(context, browser, request, reply)
  const secret = newAppSecret()
  const until = String(Date.now() + patience)
  const seal = `${until}.${sealOf(context.ring.current(), sealed(browser, secret, until))}`
  return sendSetUp(browser, request, reply, { secret, seal })
})

/**
 * Stores the app that has shown a code of the secret. Nothing of it is stored before; the form carries the
 * secret under a seal, so nobody can have another one taken.
 */
export const answerConfirmApp: AccountAnswer = async (context, browser, request, reply) => {
  const { db, letters, ring } = context
  const { account } = browser
  const site = siteOf(request)
  const { t } = site.texts
  const secret = fieldOf(request.body, 'secret')
  const seal = fieldOf(request.body, 'seal')
  const [until = '', signature = ''] = seal.split('.')
  const isOurs = isSealed(ring.current(), sealed(browser, secret, until), signature)
  if (!isOurs || Number(until) < Date.now()) {
    const errors = { [general]: t('identity-factors.app.tooLate') }
    return showAccount(context, browser, request, reply, { errors }, 410)
  }
  const code = fieldOf(request.body, 'code')
  const step = stepOfCode(secret, code)
  if (step === null) {
    const error = code.trim() ? t('identity-factors.wrong.code') : t('identity-factors.empty.code')
    return sendSetUp(browser, request, reply, { secret, seal }, { code: error })
  }
  const added = await addFactor(db, await sessionStep(context, browser), {
    ...{ text: `${secret} ${code}`, way: 'passwordAndCode' },
    add: (transaction) => addApp(transaction, account.id, { secret, step }),
  })
  if (!added) return refuse(context, browser, request, reply)
  if (added.isNew) letters.sendFactorChanged(site, account, 'app-added')
  const notice = t('identity-factors.app.added')
  return showAdded(context, browser, request, reply, { ...added, notice })
}

/** Removes the app of the account. */
export const answerRemoveApp = confirmed('removeApp', async (context, browser, request, reply) => {
  const { account } = browser
  const site = siteOf(request)
  const isRemoved = await removeFactor(context.db, account, 'app')
  if (isRemoved) context.letters.sendFactorChanged(site, account, 'app-removed')
  const notice = site.texts.t('identity-factors.app.removed')
  return showAccount(context, browser, request, reply, { notice })
})

/** The account has an app already, perhaps by a form in another tab. */
function refuse(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const errors = { [general]: siteOf(request).texts.t('identity-factors.app.onlyOne') }
  return showAccount(context, browser, request, reply, { errors }, 409)
}

function sendSetUp(
  { account }: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
  set: { secret: string; seal: string },
  errors: Errors = {},
): FastifyReply {
  const site = siteOf(request)
  const address = appAddress(set.secret, site.brand.name, account)
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return sendPage(request, reply, appSetUpPage(site, { ...set, address }, errors), status)
}

function sealed({ account, sessionUid }: SignedInBrowser, secret: string, until: string) {
  return ['app', account.id, sessionUid, secret, until]
}
