import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBlank } from '#src/contract/one-line.ts'
import { browserFamily, inWords } from '../../accounts/browser-family.ts'
import { enrolledPasskey } from '../../factors/enrol-passkey.ts'
import { passkeyCreation } from '../../factors/passkey-options.ts'
import { addPasskey, passkeyLimits, passkeysOf } from '../../factors/passkeys.ts'
import { addFactor } from '../../factors/add-factor.ts'
import { removeFactor } from '../../factors/second-factors.ts'
import { newPasskeyPage } from '../../pages/account/factor-pages.ts'
import { general } from '../../pages/error-summary.ts'
import type { Errors } from '../../pages/fields.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf, lineOf } from '../form-body.ts'
import { confirmed, type AccountAnswer } from './confirm-change.ts'
import { sessionStep } from './session-step.ts'
import { showAccount } from './show-account.ts'
import { showAdded } from './show-added.ts'

/** Has the browser make a passkey, for a person who has proved who they are. */
export const answerAddPasskey = confirmed('addPasskey', (context, browser, request, reply) =>
  sendNewPasskeyPage(context, browser, request, reply),
)

/** Stores the passkey that the browser has made. */
export const answerNewPasskey: AccountAnswer = async (context, browser, request, reply) => {
  const { db, letters } = context
  const { account, sessionUid } = browser
  const site = siteOf(request)
  const { t } = site.texts
  const typed = lineOf(request.body, 'name')
  const name = isBlank(typed) ? familyOf(request) : typed
  const text = fieldOf(request.body, 'credential')
  const passkey = await enrolledPasskey(db, site, text, { accountId: account.id, sessionUid, name })
  // Another challenge is only for whoever had a good one, and has proved who they are: the page comes again.
  if (passkey === 'unfit') {
    const errors = { [general]: t('identity-factors.passkey.notMade') }
    return sendNewPasskeyPage(context, browser, request, reply, { name: typed, errors })
  }
  if (passkey !== 'unasked' && name.length > passkeyLimits.nameLength) {
    const errors = {
      name: t('identity-factors.passkey.longName', { most: passkeyLimits.nameLength }),
    }
    return sendNewPasskeyPage(context, browser, request, reply, { name, errors })
  }
  const added = await addFactor(db, await sessionStep(context, browser), {
    ...{ text, way: 'passwordAndPasskey' },
    // One that nobody has asked for is the second answer to a double tap, or nothing.
    add: async (transaction) => passkey !== 'unasked' && addPasskey(transaction, passkey),
  })
  if (!added) {
    const isKnown = passkey !== 'unasked'
    const errors = { [general]: t(`identity-factors.passkey.${isKnown ? 'known' : 'notMade'}`) }
    return showAccount(context, browser, request, reply, { errors }, isKnown ? 409 : 422)
  }
  if (added.isNew) letters.sendFactorChanged(site, account, 'passkey-added')
  const notice = t('identity-factors.passkey.added', { name })
  return showAdded(context, browser, request, reply, { ...added, notice })
}

/** Removes a passkey of the account. */
export const answerRemovePasskey = confirmed(
  'removePasskey',
  async (context, browser, request, reply) => {
    const { account } = browser
    const site = siteOf(request)
    const { t } = site.texts
    const passkey = fieldOf(request.body, 'passkey')
    const isRemoved = await removeFactor(context.db, account, { passkey })
    if (isRemoved) context.letters.sendFactorChanged(site, account, 'passkey-removed')
    const notice = t('identity-factors.passkey.removed')
    return showAccount(context, browser, request, reply, { notice })
  },
)

async function sendNewPasskeyPage(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, errors = {} }: { name?: string; errors?: Errors } = {},
): Promise<FastifyReply> {
  const { db } = context
  const { account, sessionUid } = browser
  const site = siteOf(request)
  const { t } = site.texts
  const refuse = (text: string) =>
    showAccount(context, browser, request, reply, { errors: { [general]: text } }, 409)
  if ((await passkeysOf(db, account.id)).length >= passkeyLimits.most) {
    return refuse(t('identity-factors.passkey.most', { most: passkeyLimits.most }))
  }
  const options = await passkeyCreation(db, site, account, sessionUid)
  if (options === null) return refuse(t('identity-factors.passkey.unable'))
  const page = newPasskeyPage(site, options, name ?? familyOf(request), errors)
  const hasErrors = Object.keys(errors).length > 0
  return sendScriptedPage(request, reply, page, hasErrors ? 422 : 200)
}

/** What the person may know it by, where they say nothing else: 'Firefox on Windows'. */
function familyOf(request: FastifyRequest): string {
  return inWords(siteOf(request).texts.t, browserFamily(request.headers['user-agent']))
}
