import type { Kysely } from 'kysely'
import { interactionPolicy } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import { accountById } from '../accounts/account-store.ts'
import { policies } from '../constants.ts'
import { isGoodFor } from './password-stamp.ts'

const { base, Check } = interactionPolicy

/**
 * When a sign-in shows a page: sign-up and reset always do, even to a person who is signed in, and a
 * session from an earlier password, from before the account had a second factor, or of an account that is gone,
 * signs in anew.
 */
export function interactionRules(db: Kysely<Database>): interactionPolicy.DefaultPolicy {
  const rules = base()
  const showPage = new Check('policy_page', 'the policy shows its page', (ctx) => {
    const wanted = ctx.oidc.params?.['p']
    const hasPage = wanted === policies.signUp || wanted === policies.reset
    return hasPage && !ctx.oidc.result?.login ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  })
  const askAgain = new Check(
    'sign_in_outdated',
    'the sign-in does not count any more',
    async (ctx) => {
      const { session } = ctx.oidc
      if (!session?.accountId) return Check.NO_NEED_TO_PROMPT
      const account = await accountById(db, session.accountId)
      const isGood = account !== undefined && (await isGoodFor(db, session, account))
      return isGood ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
    },
  )
  rules.get('login')?.checks.add(showPage)
  rules.get('login')?.checks.add(askAgain)
  return rules
}
