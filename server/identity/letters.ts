import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { composeMail, type Letter } from '../mail/compose-mail.ts'
import { mailMoment } from '../mail/mail-moment.ts'
import { failureCode, type Mail } from '../mail/mail.ts'
import type { Mailer } from '../mail/mailer.ts'
import { retryMail, usualPauses } from '../mail/retry-mail.ts'
import type { Database } from '../store/tables.ts'
import { ownerOfAddress, type Account } from './accounts/account-store.ts'
import { issueToken } from './accounts/action-tokens.ts'
import { addressLetters, type AddressLetters, addressed } from './address-letters.ts'
import { factorLetters, type FactorLetters } from './factor-letters.ts'
import { signInAgainPath } from './constants.ts'
import type { IdentityDependencies } from './identity.ts'
import { pageLink } from './page-link.ts'
import type { Site } from './site.ts'

/** Milliseconds that the last tries may take together. */
const usualLastWait = 20_000

/**
 * The mails that the provider sends. They go out behind the answer: it takes as long for an unknown
 * address, and never fails for a mail server's sake.
 */
export type Letters = AddressLetters &
  FactorLetters & {
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
    ...addressLetters(deps.db, inBackground),
    ...factorLetters(inBackground),
    sendSignUp(site, account) {
      inBackground('verification', async () => {
        const token = await issueToken(deps.db, 'verify', account.id)
        const owner = await ownerOfAddress(deps.db, account.email_key)
        if (owner) return composeMail(alreadyThere(site, owner, token))
        const to = addressed(site, account)
        const { t } = to.texts
        return composeMail({
          ...to,
          subject: t('mail.confirm.subject'),
          reason: t('mail.confirm.reason', { brand: site.brand.name }),
          action: {
            label: t('mail.confirm.action'),
            url: pageLink(site, to.texts, `/identity/verify?token=${token}`),
          },
          notes: [t('mail.confirm.link'), t('mail.confirm.notYou')],
        })
      })
    },
    sendReset(site, account) {
      inBackground('reset', async () => {
        const token = await issueToken(deps.db, 'reset', account.id)
        const to = addressed(site, account)
        const { t } = to.texts
        return composeMail({
          ...to,
          subject: t('mail.reset.subject'),
          reason: t('mail.reset.reason', { brand: site.brand.name }),
          action: {
            label: t('mail.newPassword'),
            url: pageLink(site, to.texts, `/identity/reset?token=${token}`),
          },
          notes: [t('mail.reset.link'), t('mail.reset.notYou')],
        })
      })
    },
    sendPasswordChanged(site, account, way) {
      const to = addressed(site, account)
      const { t, language } = to.texts
      const changed = mailMoment(language, Date.parse(account.tokens_valid_from))
      inBackground('password change', async () =>
        composeMail({
          ...to,
          subject: t('mail.passwordChanged.subject'),
          reason: t(`mail.passwordChanged.${way}.reason`, { brand: site.brand.name, changed }),
          action: {
            label: t('mail.newPassword'),
            url: pageLink(site, to.texts, '/identity/reset/request'),
          },
          notes: [t('mail.nothingLeft'), t(`mail.passwordChanged.${way}.notYou`)],
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

/** For a person who signed up with the address of an account of theirs: the answer did not say so. */
function alreadyThere(site: Site, owner: Account, token: string): Letter {
  const to = addressed(site, owner)
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.twoAccounts.subject'),
    reason: t('mail.twoAccounts.reason', { brand: site.brand.name }),
    action: {
      label: t('mail.twoAccounts.action'),
      url: pageLink(site, to.texts, `/identity/verify?token=${token}`),
    },
    notes: [
      t('mail.twoAccounts.link'),
      t('mail.twoAccounts.logIn', { address: `${site.origin}${signInAgainPath}` }),
      t('mail.twoAccounts.forgotten', {
        address: pageLink(site, to.texts, '/identity/reset/request'),
      }),
      t('mail.twoAccounts.notYou'),
    ],
  }
}
