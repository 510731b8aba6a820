import { hasSecondFactor } from '../../factors/second-factors.ts'
import { renewRecoveryCodes } from '../../factors/recovery-codes.ts'
import { siteOf } from '../embedded-context.ts'
import { confirmed } from './confirm-change.ts'
import { showAccount } from './show-account.ts'
import { showAdded } from './show-added.ts'

/** Makes new recovery codes in place of those that the account has. */
export const answerRenewCodes = confirmed(
  'renewCodes',
  async (context, browser, request, reply) => {
    const { db, letters } = context
    const { account } = browser
    const site = siteOf(request)
    // The last factor may have gone in another tab: codes alone would prove nothing.
    if (!(await hasSecondFactor(db, account.id)))
      return showAccount(context, browser, request, reply)
    const codes = await db
      .transaction()
      .execute((transaction) => renewRecoveryCodes(transaction, account.id))
    letters.sendFactorChanged(site, account, 'codes-renewed')
    const notice = site.texts.t('identity-factors.recovery.renewed')
    return showAdded(context, browser, request, reply, { notice, codes })
  },
)
