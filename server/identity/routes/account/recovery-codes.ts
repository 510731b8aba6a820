import { replaceRecoveryCodes } from '../../factors/second-factors.ts'
import { recoveryCodesPage } from '../../pages/account/factor-pages.ts'
import { sendPage, siteOf } from '../embedded-context.ts'
import { confirmed } from './confirm-change.ts'
import { showAccount } from './show-account.ts'

/** Makes new recovery codes in place of those that the account has. */
export const answerRenewCodes = confirmed(
  'renewCodes',
  async (context, browser, request, reply) => {
    const { db, letters } = context
    const { account } = browser
    const site = siteOf(request)
    // The last factor may have gone in another tab.
    const codes = await replaceRecoveryCodes(db, account)
    if (!codes) return showAccount(context, browser, request, reply)
    letters.sendFactorChanged(site, account, 'codes-renewed')
    const notice = site.texts.t('identity-factors.recovery.renewed')
    return sendPage(request, reply, recoveryCodesPage(site, notice, codes))
  },
)
