import { composeMail, type Letter } from '../mail/compose-mail.ts'
import { mailMoment } from '../mail/mail-moment.ts'
import type { Mail } from '../mail/mail.ts'
import type { Account } from './accounts/account-store.ts'
import { type Addressed, addressed } from './address-letters.ts'
import { accountPath } from './constants.ts'
import { pageLink } from './page-link.ts'
import type { Site } from './site.ts'

/** What became of what an account has beside its password. */
export type FactorNews =
  | 'passkey-added'
  | 'passkey-removed'
  | 'app-added'
  | 'app-removed'
  | 'codes-renewed'
  /** By the operator, for whoever has lost them all. */
  | 'all-removed'

/** The mails about what an account has beside its password. */
export type FactorLetters = {
  /** Tells the owner of an account that somebody with its password guesses at its codes. */
  sendCodesGuessed(site: Site, account: Account): void
  /** Tells the owner of an account that a recovery code was used. @param left how many there are yet */
  sendRecoveryCodeUsed(site: Site, account: Account, left: number): void
  /** Tells the owner of an account that one of its passkeys may be in other hands too. @param name of the passkey */
  sendPasskeyCopied(site: Site, account: Account, name: string): void
  /** Tells the owner of an account what has changed: it may have been another person. */
  sendFactorChanged(site: Site, account: Account, news: FactorNews): void
}

/** @param inBackground composes a mail and sends it behind the answer */
export function factorLetters(
  inBackground: (what: string, compose: () => Promise<Mail>) => void,
): FactorLetters {
  return {
    sendCodesGuessed(site, account) {
      const at = Date.now()
      inBackground('guessed code', async () =>
        composeMail(codesGuessedLetter(site, addressed(site, account), at)),
      )
    },
    sendRecoveryCodeUsed(site, account, left) {
      const at = Date.now()
      inBackground('recovery code', async () =>
        composeMail(recoveryCodeLetter(site, addressed(site, account), { left, at })),
      )
    },
    sendPasskeyCopied(site, account, name) {
      const at = Date.now()
      inBackground('copied passkey', async () =>
        composeMail(passkeyCopiedLetter(site, addressed(site, account), { name, at })),
      )
    },
    sendFactorChanged(site, account, news) {
      const at = Date.now()
      inBackground('second factor', async () =>
        composeMail(factorLetter(site, addressed(site, account), { news, at })),
      )
    },
  }
}

type LinkSite = Pick<Site, 'origin'>

/** To the owner of an account: what it has beside its password has changed. `at`: ms since the epoch */
export function factorLetter(
  site: LinkSite,
  to: Addressed,
  { news, at }: { news: FactorNews; at: number },
): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  const changed = mailMoment(language, at)
  const notYou =
    news === 'all-removed'
      ? t('mail.factor.notAsked', { brand })
      : t('mail.factor.notYou', { brand })
  return {
    ...to,
    subject: t('mail.factor.subject'),
    reason: t(`mail.factor.${news}`, { brand, changed }),
    action: { label: t('mail.factor.action'), url: pageLink(site, to.texts, accountPath) },
    notes: [t('mail.nothingLeft'), notYou],
  }
}

/** To the owner of an account: somebody guesses at its codes. @param at ms since the epoch */
export function codesGuessedLetter(site: LinkSite, to: Addressed, at: number): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  return {
    ...to,
    subject: t('mail.codesGuessed.subject'),
    reason: t('mail.codesGuessed.reason', { brand, moment: mailMoment(language, at) }),
    action: {
      label: t('mail.newPassword'),
      url: pageLink(site, to.texts, '/identity/reset/request'),
    },
    notes: [t('mail.nothingLeft'), t('mail.codesGuessed.notYou')],
  }
}

/** To the owner of an account: a recovery code was used, and `left` are left. `at`: ms since the epoch */
export function recoveryCodeLetter(
  site: LinkSite,
  to: Addressed,
  { left, at }: { left: number; at: number },
): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  return {
    ...to,
    subject: t('mail.codeUsed.subject'),
    reason: t('mail.codeUsed.reason', { brand, moment: mailMoment(language, at), count: left }),
    action: { label: t('mail.factor.action'), url: pageLink(site, to.texts, accountPath) },
    notes: [t('mail.codeUsed.renew'), t('mail.factor.notYou', { brand })],
  }
}

/** To the owner of an account: one of its passkeys may be in other hands too. `at`: ms since the epoch */
export function passkeyCopiedLetter(
  site: LinkSite,
  to: Addressed,
  { name, at }: { name: string; at: number },
): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  return {
    ...to,
    subject: t('mail.passkeyCopied.subject'),
    reason: t('mail.passkeyCopied.reason', { brand, moment: mailMoment(language, at), name }),
    action: { label: t('mail.factor.action'), url: pageLink(site, to.texts, accountPath) },
    notes: [t('mail.passkeyCopied.remove')],
  }
}
