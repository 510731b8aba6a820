import type { Day } from '#src/contract/trust/local-date.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { dayInWords } from '../texts/day-in-words.ts'
import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite } from './member-letters.ts'

/** An organisation with the last days that its owner is reminded of, the nearest first. */
export type RemindedOf = {
  organisation: { name: string; slug: string }
  credentials: readonly {
    /** As it is called. */
    name: string
    expiresOn: Day
    /** Days that are left. */
    left: number
  }[]
  /** Day on which they were counted, where the organisation is. */
  today: Day
}

/** Whom a reminder goes to: only confirmed addresses get one. */
export type Reminded = { email: string; emailVerified: true; firstName: string }

/**
 * To an owner: which credentials of all their organisations end, and where new papers are handed in (TRU-6).
 * @param groups the one with the nearest last day first
 * @param unsubscribe address of the page that ends these letters
 */
export function reminderLetter(
  texts: Texts,
  site: LetterSite,
  [first, ...others]: readonly [RemindedOf, ...RemindedOf[]],
  to: Reminded,
  unsubscribe: string,
): Letter {
  const { t, language } = texts
  const called = ({ organisation }: RemindedOf) =>
    calledTo(to, organisation).name ?? organisation.slug
  const section = (group: RemindedOf) => ({
    title: called(group),
    lines: group.credentials.map(({ name, expiresOn, left }) =>
      t('mail.reminder.line', { credential: name, left, day: dayInWords(language, expiresOn) }),
    ),
    note: t('mail.reminder.counted', { day: dayInWords(language, group.today) }),
  })
  const linkTo = (group: RemindedOf) => ({
    label: t('mail.reminder.action', { organisation: called(group) }),
    url: `${site.origin}/organisation${calledTo(to, group.organisation).query}#credentials`,
  })
  const all = [first, ...others].flatMap(({ credentials }) => credentials)
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject: t('mail.reminder.subject', { count: all.length }),
    reason: t('mail.reminder.reason'),
    sections: [
      { ...section(first), link: null },
      ...others.map((one) => ({ ...section(one), link: linkTo(one) })),
    ],
    action: linkTo(first),
    notes: [t('mail.reminder.why'), t('mail.reminder.unsubscribe', { address: unsubscribe })],
  }
}
