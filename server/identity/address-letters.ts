import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { Account } from './accounts/account-store.ts'
import { signInAgainPath } from './constants.ts'
import type { Site } from './site.ts'

/** The mails of a change of address. */
export type AddressLetters = {
  /** To the new address: the link by which it agrees. */
  sendNewAddress(site: Site, email: string, token: string): void
  /** The same where the address belongs to another account, so that the page need not tell. */
  sendAddressTaken(site: Site, email: string): void
  /** To the present address: the link by which it agrees or refuses. */
  sendLeavesAddress(site: Site, account: Account, change: { email: string; token: string }): void
  /** To both, once it is done. */
  sendAddressChanged(site: Site, before: Account, now: Account): void
}

/** @param inBackground composes a mail and sends it behind the answer */
export function addressLetters(
  inBackground: (what: string, compose: () => Promise<Mail>) => void,
): AddressLetters {
  return {
    sendNewAddress(site, email, token) {
      inBackground('new address', async () =>
        composeMail({
          to: email,
          brand: site.brand,
          subject: 'Confirm your new email address',
          reason: `Somebody, hopefully you, wants to use this email address for their account at ${site.brand.name}.`,
          action: {
            label: 'Use this address',
            url: `${site.origin}/identity/address/new?token=${token}`,
          },
          notes: [
            'The link works within the next 24 hours. Open it where you are logged in, or have the password of your account at hand.',
            'If it was not you, you can ignore this mail: nothing happens without you.',
          ],
        }),
      )
    },
    sendAddressTaken(site, email) {
      inBackground('taken address', async () =>
        composeMail({
          to: email,
          brand: site.brand,
          subject: 'This email address has an account',
          reason: `Somebody, hopefully you, wanted to use this email address for another account at ${site.brand.name}. It belongs to an account already, and stays with it.`,
          action: { label: 'Log in', url: `${site.origin}${signInAgainPath}` },
          notes: [
            'Log in with this address to use the account that has it. If you forgot its password, choose a new one there.',
            'If it was not you, you can ignore this mail: nothing was changed.',
          ],
        }),
      )
    },
    sendLeavesAddress(site, account, { email, token }) {
      inBackground('present address', async () =>
        composeMail({
          ...addressed(site, account),
          subject: 'Do you want to change your email address?',
          reason: `Somebody, hopefully you, asked for your account at ${site.brand.name} to have the address ${email} instead of this one. They knew your password.`,
          action: {
            label: 'Agree or refuse',
            url: `${site.origin}/identity/address/present?token=${token}`,
          },
          notes: [
            'The link works within the next 24 hours. The address changes once both mailboxes have agreed.',
            "If it was not you, open the link and press 'It was not me': that stops the change and lets you choose a new password.",
          ],
        }),
      )
    },
    sendAddressChanged(site, before, now) {
      const changed = moment.format(Date.now())
      inBackground('address change', async () =>
        composeMail({
          ...addressed(site, now),
          subject: 'Your email address was changed',
          reason: `Your account at ${site.brand.name} has had this email address since ${changed} (UTC).`,
          action: { label: `Go to ${site.brand.name}`, url: site.origin },
          notes: ['Log in with this address from now on. The password stays the same.'],
        }),
      )
      inBackground('former address', async () => formerLetter(site, before, now, changed))
    },
  }
}

/** An address that is not confirmed may be a stranger's, who is not told where the account went. */
function formerLetter(site: Site, before: Account, { email }: Account, changed: string): Mail {
  const { name } = site.brand
  const common = {
    ...addressed(site, before),
    action: { label: `Go to ${name}`, url: site.origin },
  }
  if (!before.verified_at) {
    return composeMail({
      ...common,
      subject: 'An account does not use this email address any more',
      reason: `An account at ${name} that was created with this email address has had another one since ${changed} (UTC).`,
      notes: ['It will get no more mails about that account.'],
    })
  }
  return composeMail({
    ...common,
    subject: 'Your email address was changed',
    reason: `Your account at ${name} has had the email address ${email} since ${changed} (UTC), instead of this one.`,
    notes: [
      'If it was you, there is nothing left to do.',
      `If it was not you, tell the people who run ${name}. Look after your mailbox as well, for the change was agreed to with a link from it.`,
    ],
  })
}

/** When something happened, in the words of a mail; in UTC. */
export const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A greeting by name only once the address is confirmed: until then a stranger may have typed the name. */
export function addressed(site: Site, { email, first_name, verified_at }: Account) {
  return { to: email, brand: site.brand, ...(verified_at && { greetingName: first_name }) }
}
