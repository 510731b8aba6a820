import type { Texts } from '#src/i18n/texts.ts'
import { nameToShow } from '../policies/personal-message.ts'
import { dayInWords } from '../texts/day-in-words.ts'
import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite, type Recipient } from './member-letters.ts'
import { inOneLine } from './shown-text.ts'

type Parts = {
  texts: Texts
  site: LetterSite
  /** The supplier. */
  organisation: { name: string; slug: string }
  to: Recipient
}

type Request = { buyer: { slug: string; name: string }; dueOn: string }

/** To an owner: a buyer asks for something (DSC-6). No word of the buyer's but its name, and none that spreads a link. */
export function sentRequestLetter(
  { texts, site, organisation, to }: Parts,
  { buyer, dueOn }: Request,
): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const asks = nameToShow(inOneLine(buyer.name), { emailVerified: false })
  const [day, brand] = [dayInWords(texts.language, dueOn), site.brand.name]
  return {
    ...{ ...addressedTo(to), brand: site.brand, texts },
    subject: t('mail.requestSent.subject'),
    reason:
      name === null || asks === null
        ? t('mail.requestSent.reasonUnnamed', { day, brand })
        : t('mail.requestSent.reason', { buyer: asks, organisation: name, day, brand }),
    action: {
      label: t('mail.requestSent.action'),
      url: `${site.origin}/organisation/requests${query}`,
    },
    notes: [t('mail.requestSent.free'), t('mail.requestSent.refuse')],
  }
}

/** To whoever sent a request: nothing in it waits any more (DSC-6). */
export function answeredRequestLetter(
  { texts, site, organisation, to }: Parts,
  { buyer }: Pick<Request, 'buyer'>,
): Letter {
  const { t } = texts
  const name = nameToShow(organisation.name, to)
  const brand = site.brand.name
  return {
    ...{ ...addressedTo(to), brand: site.brand, texts },
    subject: t('mail.requestAnswered.subject'),
    reason:
      name === null
        ? t('mail.requestAnswered.reasonUnnamed', { brand })
        : t('mail.requestAnswered.reason', { organisation: name, brand }),
    action: {
      label: t('mail.requestAnswered.action'),
      url: `${site.origin}/buying/requests?${new URLSearchParams({ buyer: buyer.slug })}`,
    },
    notes: [],
  }
}
