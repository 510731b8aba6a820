import { accountById, type Account } from '../../identity/accounts/account-store.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { addressed } from '../../identity/address-letters.ts'
import { factorLetter } from '../../identity/factor-letters.ts'
import { hasSecondFactor, removeFactors } from '../../identity/factors/second-factors.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import type { Mail } from '../../mail/mail.ts'
import { endSessions } from '../../store/people/end-sessions.ts'
import { addMail } from '../../store/waiting-mails.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownPerson } from '../support/known-person.ts'
import { occasionOf, toldByMail } from '../support/occasion.ts'

export const usersResetFactors = command({
  name: 'users reset-factors',
  summary: 'Remove passkeys, authenticator app and recovery codes of somebody who has lost them.',
  positionals: ['EMAIL|ID'],
  details:
    'Make sure first that it is the person who asks: from then on their password alone logs in.\n' +
    'They are logged out everywhere and told by mail. With an outside identity provider their\n' +
    'second factor is there, not here.',
  async run(context, { positionals: [who] }) {
    const person = await knownPerson(context, who)
    const { db } = await context.database()
    const account = await accountById(db, person.id)
    if (!account || !(await hasSecondFactor(db, account.id))) {
      throw new OperatorError(
        `${person.email} has neither a passkey nor an authenticator app here.`,
      )
    }
    const { id } = account
    const mail = await letterTo(context, account)
    await context.change(async (transaction, audit) => {
      // In the order in which the account page and a sign-in lock them.
      if (!(await lockAccount(transaction, account)))
        throw new OperatorError(`${person.email} has chosen a new password just now: try again.`)
      await endSessions(transaction, id)
      await transaction.deleteFrom('sign_in_steps').where('account_id', '=', id).execute()
      await removeFactors(transaction, id)
      await audit({ action: 'user.reset-factors', subject: id })
      if (!mail) return
      // Whoever has never used the portal is none of its users yet.
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      await addMail(transaction, { ...mail, userId: user?.id ?? null })
    })
    const told = toldByMail(occasionOf(context), [account])
    return message(`${person.email} logs in with the password alone now.${told}`)
  },
})

/** @returns null where nothing tells under which address the portal is */
async function letterTo(context: OperatorContext, account: Account): Promise<Mail | null> {
  const occasion = occasionOf(context)
  if (!occasion) return null
  const { origin, language } = occasion
  const { brands } = await context.store()
  const brand = await brands.forHost(new URL(origin).host)
  const site = { origin, brand, texts: serverTexts(language) }
  const news = { news: 'all-removed', at: Date.now() } as const
  return composeMail(factorLetter(site, addressed(site, account), news))
}
