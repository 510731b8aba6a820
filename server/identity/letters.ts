import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { composeMail } from '../mail/compose-mail.ts'
import { failureCode, type Mail } from '../mail/mail.ts'
import type { Mailer } from '../mail/mailer.ts'
import { retryMail, usualPauses } from '../mail/retry-mail.ts'
import type { Database } from '../store/tables.ts'
import { ownerOfAddress, type Account } from './accounts/account-store.ts'
import { issueToken } from './accounts/action-tokens.ts'
import { addressLetters, type AddressLetters, addressed } from './address-letters.ts'
import { factorLetters, type FactorLetters } from './factor-letters.ts'
import type { IdentityDependencies } from './identity.ts'
import {
  confirmAddressLetter,
  passwordChangedLetter,
  type PasswordWay,
  resetLetter,
  twoAccountsLetter,
} from './password-letters.ts'
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
        return composeMail(
          owner
            ? twoAccountsLetter(site, addressed(site, owner), token)
            : confirmAddressLetter(site, addressed(site, account), token),
        )
      })
    },
    sendReset(site, account) {
      inBackground('reset', async () => {
        const token = await issueToken(deps.db, 'reset', account.id)
        return composeMail(resetLetter(site, addressed(site, account), token))
      })
    },
    sendPasswordChanged(site, account, way) {
      const to = addressed(site, account)
      const at = Date.parse(account.tokens_valid_from)
      inBackground('password change', async () =>
        composeMail(passwordChangedLetter(site, to, { way, at })),
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
