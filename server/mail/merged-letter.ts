import type { Texts } from '#src/i18n/texts.ts'
import { nameToShow } from '../policies/personal-message.ts'
import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite, type Recipient } from './member-letters.ts'

type Parts = {
  texts: Texts
  site: LetterSite
  /** The profile that stays. */
  organisation: { name: string; slug: string }
  to: Recipient
}

/** To an owner: two profiles have become one. @param gone name of the profile that does not stay */
export function mergedLetter({ texts, site, organisation, to }: Parts, gone: string): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const other = nameToShow(gone, to)
  const brand = site.brand.name
  return {
    ...{ ...addressedTo(to), brand: site.brand, texts },
    subject: t('mail.merged.subject'),
    reason:
      name === null || other === null
        ? t('mail.merged.reasonUnnamed', { brand })
        : t('mail.merged.reason', { organisation: name, other, brand }),
    action: { label: t('mail.merged.action'), url: `${site.origin}/organisation${query}` },
    notes: [t('mail.merged.kept'), t('mail.merged.wrong')],
  }
}
