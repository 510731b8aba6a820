import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AddedFactor } from '../../factors/add-factor.ts'
import { recoveryCodesPage } from '../../pages/account/factor-pages.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { rememberDevice } from '../known-device.ts'
import { showAccount } from './show-account.ts'

/** Says what was added, with the recovery codes where they are new: they are not shown again. */
export async function showAdded(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
  { notice, codes, endsOthers }: AddedFactor & { notice: string },
): Promise<FastifyReply> {
  const site = siteOf(request)
  rememberDevice(context, request, reply, browser.account, 'both')
  const others = endsOthers ? [site.texts.t('identity-factors.othersOut')] : []
  const said = [notice, ...others].join(' ')
  return codes === null
    ? await showAccount(context, browser, request, reply, { notice: said })
    : sendPage(request, reply, recoveryCodesPage(site, said, codes))
}
