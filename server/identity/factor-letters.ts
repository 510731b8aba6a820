import { composeMail } from '../mail/compose-mail.ts'
import { mailMoment } from '../mail/mail-moment.ts'
import type { Mail } from '../mail/mail.ts'
import type { Account } from './accounts/account-store.ts'
import { addressed } from './address-letters.ts'
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
      const now = Date.now()
      inBackground('guessed code', async () => guessLetter(site, account, now))
    },
    sendRecoveryCodeUsed(site, account, left) {
      const now = Date.now()
      inBackground('recovery code', async () => recoveryLetter(site, account, left, now))
    },
    sendPasskeyCopied(site, account, name) {
      const now = Date.now()
      inBackground('copied passkey', async () => copyLetter(site, account, name, now))
    },
    sendFactorChanged(site, account, news) {
      const now = Date.now()
      inBackground('second factor', async () => factorLetter(site, account, news, now))
    },
  }
}

/**
 * @param site whose portal it is, and its language where that of the account is not known
 * @param at ms since the epoch
 */
export function factorLetter(
  site: Pick<Site, 'brand' | 'origin' | 'texts'>,
  account: Account,
  news: FactorNews,
  at: number,
): Mail {
  const to = addressed(site, account)
  const { t, language } = to.texts
  const brand = site.brand.name
  const changed = mailMoment(language, at)
  const notYou =
    news === 'all-removed'
      ? t('mail.factor.notAsked', { brand })
      : t('mail.factor.notYou', { brand })
  return composeMail({
    ...to,
    subject: t('mail.factor.subject'),
    reason: t(`mail.factor.${news}`, { brand, changed }),
    action: { label: t('mail.factor.action'), url: pageLink(site, to.texts, accountPath) },
    notes: [t('mail.nothingLeft'), notYou],
  })
}

function guessLetter(site: Site, account: Account, at: number): Mail {
  const to = addressed(site, account)
  const { t, language } = to.texts
  return composeMail({
    ...to,
    subject: t('mail.codesGuessed.subject'),
    reason: t('mail.codesGuessed.reason', {
      brand: site.brand.name,
      moment: mailMoment(language, at),
    }),
    action: {
      label: t('mail.newPassword'),
      url: pageLink(site, to.texts, '/identity/reset/request'),
    },
    notes: [t('mail.nothingLeft'), t('mail.codesGuessed.notYou')],
  })
}

function recoveryLetter(site: Site, account: Account, count: number, at: number): Mail {
  const to = addressed(site, account)
  const { t, language } = to.texts
  return composeMail({
    ...to,
    subject: t('mail.codeUsed.subject'),
    reason: t('mail.codeUsed.reason', {
      ...{ brand: site.brand.name, moment: mailMoment(language, at), count },
    }),
    action: { label: t('mail.factor.action'), url: pageLink(site, to.texts, accountPath) },
    notes: [t('mail.codeUsed.renew'), t('mail.factor.notYou', { brand: site.brand.name })],
  })
}

function copyLetter(site: Site, account: Account, name: string, at: number): Mail {
  const to = addressed(site, account)
  const { t, language } = to.texts
  return composeMail({
    ...to,
    subject: t('mail.passkeyCopied.subject'),
    reason: t('mail.passkeyCopied.reason', {
      ...{ brand: site.brand.name, moment: mailMoment(language, at), name },
    }),
    action: { label: t('mail.factor.action'), url: pageLink(site, to.texts, accountPath) },
    notes: [t('mail.passkeyCopied.remove')],
  })
}
