import { domainToASCII } from 'node:url'
import type { AddressKind } from '#src/contract/operate/claims.ts'
import { websiteHref } from '#src/contract/website-href.ts'

/** A website as stored, with or without scheme, empty where none is known; and who stands for it. */
type StoredWebsite = {
  website: string
  /** Id of the user who set it; null where an import did, or it is not known. */
  websiteSetBy: string | null
  /** Since when an owner, an operator or an import stands for it; null: none of them. */
  websiteVouchedAt: string | null
}

/**
 * Whether an e-mail address proves that its holder speaks for an organisation (ORG-3): it is verified
 * and its domain is the website's own, which no sign-up at a mail provider gives. The website
 * proves nothing where an employee or the claimant set it, or it is not known who did (ACC-2).
 */
export function provesClaim(
  user: { id: string; email: string; emailVerified: boolean },
  { website, websiteSetBy, websiteVouchedAt }: StoredWebsite,
): boolean {
  if (!user.emailVerified) return false
  if (websiteVouchedAt === null || websiteSetBy === user.id) return false
  return isAddressOfWebsite(user.email, website)
}

/** Whether a mail address is at the domain of a website, and no provider gives such addresses to anybody. */
export function isAddressOfWebsite(email: string, website: string): boolean {
  return addressKind(email, website) === 'website'
}

/** What a mail address says about an organisation with some website. */
export function addressKind(email: string, website: string): AddressKind {
  // The form in which URLs name their hosts: lower case, national letters as `xn--…`.
  const domain = domainToASCII(email.split('@').at(-1) ?? '')
  if (isPublicMailDomain(domain)) return 'provider'
  return domain !== '' && domain === websiteDomain(website) ? 'website' : 'other'
}

/** The host of a website without `www.`; null where it names none. */
export function websiteDomain(website: string): string | null {
  const href = websiteHref(website)
  return href ? new URL(href).hostname.replace(/^www\./, '') : null
}

/** Providers that give an address to any person: such a domain proves nothing about a company. */
const providers = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com
  aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de gmx.at gmx.ch
  web.de t-online.de freenet.de posteo.de mailbox.org tutanota.com tuta.io tuta.com mail.com email.com
  zoho.com zohomail.com fastmail.com fastmail.fm hey.com hushmail.com mail.ru bk.ru inbox.ru list.ru
  yandex.com yandex.ru rambler.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com
  aliyun.com naver.com daum.net hanmail.net rediffmail.com libero.it virgilio.it tiscali.it alice.it
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr bluewin.ch btinternet.com sky.com virginmedia.com
  talktalk.net bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz comcast.net verizon.net
  att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com sympatico.ca telus.net
  uol.com.br bol.com.br terra.com.br seznam.cz wp.pl o2.pl onet.pl interia.pl abv.bg ukr.net
  mailinator.com guerrillamail.com 10minutemail.com yopmail.com trashmail.com duck.com`.split(
    /\s+/,
  ),
)
/** Providers with a domain for each country: `yahoo.co.uk`, `hotmail.fr`, `live.com.au`. */
const nationalProviders = /^(?:yahoo|hotmail|outlook|live|gmx|yandex)\.(?:com?\.)?[a-z]{2}$/

/** @param domain lower case, what stands behind the `@` */
export function isPublicMailDomain(domain: string): boolean {
  return providers.has(domain) || nationalProviders.test(domain)
}
