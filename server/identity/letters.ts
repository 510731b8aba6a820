import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { composeMail, type Letter } from '../mail/compose-mail.ts'
import { failureCode, type Mail } from '../mail/mail.ts'
import type { Mailer } from '../mail/mailer.ts'
import { retryMail, usualPauses } from '../mail/retry-mail.ts'
import type { Database } from '../store/tables.ts'
import { ownerOfAddress, type Account } from './accounts/account-store.ts'
import { issueToken } from './accounts/action-tokens.ts'
import { addressLetters, type AddressLetters, addressed, moment } from './address-letters.ts'
import { signInAgainPath } from './constants.ts'
import type { IdentityDependencies } from './identity.ts'
import type { Site } from './site.ts'

/** Milliseconds that the last tries may take together. */
const usualLastWait = 20_000

/**
 * The mails that the provider sends. They go out behind the answer: it takes as long for an unknown
 * address, and never fails for a mail server's sake.
 */
export type Letters = AddressLetters & {
  /**
   * Mails the link that confirms the address of a new account. Where the address belongs to another
   * account already, the mail says so, and the link leads to joining the two.
   */
  sendSignUp(site: Site, account: Account): void
  sendReset(site: Site, account: Account): void
  /** Tells the owner of an account that it has a new password: it may have been another person. */
  sendPasswordChanged(site: Site, account: Account, way: PasswordWay): void
  /** Tries every mail that waits a last time; ends when all are sent or have failed, or have had their time. */
  end(): Promise<void>
}

/** How a password was changed: by a mailed link, or on the account page by the one before. */
export type PasswordWay = 'link' | 'account-page'

/** Sends the mails of the identity provider behind the answers; a mail that fails is tried again. */
export function createLetters(deps: {
  db: Kysely<Database>
  mail: Mailer
  /** Milliseconds before each further try. */
  mailPauses?: readonly number[] | undefined
  /** Milliseconds for the last tries at the end. */
  mailLastWait?: number | undefined
  log: IdentityDependencies['log']
}): Letters {
  const pending = new Set<Promise<void>>()
  const closing = new AbortController()

  function inBackground(what: string, compose: () => Promise<Mail>): void {
    const onFailure = (error: unknown) =>
      deps.log.warn({ reason: failureCode(error) }, `${what} mail could not be sent yet`)
    const again = { pauses: deps.mailPauses ?? usualPauses, signal: closing.signal, onFailure }
    // Begun after the answer is out, so that its time does not tell whether there is a mail.
    const run = setImmediate()
      .then(compose)
      .then((mail) => retryMail(() => deps.mail.send(mail), again))
      .catch((error: unknown) =>
        deps.log.error({ reason: failureCode(error) }, `${what} mail could not be sent`),
      )
      .finally(() => pending.delete(run))
    pending.add(run)
  }

  return {
    ...addressLetters(inBackground),
    sendSignUp(site, account) {
      inBackground('verification', async () => {
        const token = await issueToken(deps.db, 'verify', account.id)
        const owner = await ownerOfAddress(deps.db, account.email_key)
        if (owner) return composeMail(alreadyThere(site, owner, token))
        return composeMail({
          ...addressed(site, account),
          subject: 'Confirm your email address',
          reason: `You created an account at ${site.brand.name} with this email address. Please confirm that it is yours.`,
          action: {
            label: 'Confirm email address',
            url: `${site.origin}/identity/verify?token=${token}`,
          },
          notes: [
            'The link works once, within the next 24 hours. Open it where you created the account, or have your password at hand.',
            'If you did not create an account, you can ignore this mail. Or open the link and choose a password of your own: whoever used your address is logged out by that.',
          ],
        })
      })
    },
    sendReset(site, account) {
      inBackground('reset', async () => {
        const token = await issueToken(deps.db, 'reset', account.id)
        return composeMail({
          ...addressed(site, account),
          subject: 'Reset your password',
          reason: `Somebody, hopefully you, asked for a new password for your account at ${site.brand.name}.`,
          action: {
            label: 'Choose a new password',
            url: `${site.origin}/identity/reset?token=${token}`,
          },
          notes: [
            'The link works once, within the next hour.',
            'If it was not you, you can ignore this mail: your password stays as it is.',
          ],
        })
      })
    },
    sendPasswordChanged(site, account, way) {
      const changed = moment.format(Date.parse(account.tokens_valid_from))
      inBackground('password change', async () =>
        composeMail({
          ...addressed(site, account),
          subject: 'Your password was changed',
          reason: `Your account at ${site.brand.name} has had a new password since ${changed} (UTC). ${endedBy[way]}`,
          action: {
            label: 'Choose a new password',
            url: `${site.origin}/identity/reset/request`,
          },
          notes: [
            'If it was you, there is nothing left to do.',
            `If it was not you, choose a new password now: that logs out whoever changed it. ${adviceAfter[way]}`,
          ],
        }),
      )
    },
    async end() {
      closing.abort()
      // A mail server that answers a little at a time may do so for ever.
      const over = pause(deps.mailLastWait ?? usualLastWait, undefined, { ref: false })
      await Promise.race([Promise.all(pending), over])
    },
  }
}

const endedBy: Record<PasswordWay, string> = {
  link: 'Every browser that was logged in to it has been logged out.',
  'account-page':
    'Every browser that was logged in to it has been logged out, except the one in which it was changed.',
}

const adviceAfter: Record<PasswordWay, string> = {
  link: 'Look after your mailbox as well, for the change was made with a link from it.',
  'account-page': 'Whoever it was knew the password of before: change it wherever else you use it.',
}

/** For a person who signed up with the address of an account of theirs: the answer did not say so. */
function alreadyThere(site: Site, owner: Account, token: string): Letter {
  return {
    ...addressed(site, owner),
    subject: 'You already have an account',
    reason: `A new account was created at ${site.brand.name} with this email address, which an account of yours has already. That one stays as it is. If it was you, make one account of both: what you entered in the new one is kept.`,
    action: {
      label: 'Make one account of both',
      url: `${site.origin}/identity/verify?token=${token}`,
    },
    notes: [
      'The link works once, within the next 24 hours. Have the password of the account that you had before at hand, and open the link where you signed up.',
      `To use that account alone, log in with its password: ${site.origin}${signInAgainPath}`,
      `If you have forgotten it, choose a new one: ${site.origin}/identity/reset/request`,
      'If it was not you, you can ignore this mail: nobody gets into your account by a sign-up.',
    ],
  }
}
