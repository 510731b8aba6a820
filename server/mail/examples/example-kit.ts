import type {
  LetterId,
  letters,
  LetterTopic,
  usualVariant,
  VariantOf,
} from '#src/contract/operate/mails.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Mail } from '../mail.ts'
import type { LetterSite } from '../member-letters.ts'

/** What an example of a letter is written with: nothing of it is of a real person or supplier. */
export type ExampleKit = {
  texts: Texts
  site: LetterSite
  /** Whose address is confirmed. */
  reader: { email: string; emailVerified: true; firstName: string }
  /** Whose is not: nobody is named to them. */
  stranger: { email: string; emailVerified: false; firstName: string }
  /** Somebody whom the letter is about. */
  other: { name: string; email: string; emailVerified: true }
  organisation: { name: string; slug: string }
  /** Its name would be a link in a letter, and is not told to strangers. */
  linked: { name: string; slug: string }
  words: Record<'credential' | 'otherCredential' | 'gone' | 'passkey' | 'note' | 'message', string>
  /** What links carry in the place of what makes them work. */
  token: string
  /** When what the letter tells of has happened; ms since the epoch. */
  at: number
}

/** Letters about some topics. */
export type LettersAbout<Topic extends LetterTopic> = {
  [Id in LetterId]: (typeof letters)[Id]['topic'] extends Topic ? Id : never
}[LetterId]

type Made<Id extends LetterId> = [VariantOf<Id>] extends [never]
  ? typeof usualVariant
  : VariantOf<Id>

/** Writes an example of each letter about some topics, with the functions that write the real ones. */
export type ExamplesOf<Topic extends LetterTopic> = {
  readonly [Id in LettersAbout<Topic>]: (kit: ExampleKit, variant: Made<Id>) => Mail
}

/** To whom a letter goes, and the supplier that it is about: `unnamed` is to a stranger, about one not to be named. */
export const addressing = (kit: ExampleKit, variant: string) =>
  variant === 'unnamed'
    ? { to: kit.stranger, organisation: kit.linked }
    : { to: kit.reader, organisation: kit.organisation }

/** A moment that was long ago for nobody who reads the example. */
const exampleMoment = Date.UTC(2026, 0, 15, 9, 30)

/** @param texts that word the letter @param examples those that word the example values, in the same language */
export function exampleKit(texts: Texts, examples: Pick<Texts, 't'>, site: LetterSite): ExampleKit {
  const { t } = examples
  const firstName = t('operate-mail-examples.firstName')
  const email = 'reader@example.com'
  return {
    ...{ texts, site, token: 'example', at: exampleMoment },
    reader: { email, emailVerified: true, firstName },
    stranger: { email, emailVerified: false, firstName },
    other: {
      ...{ name: t('operate-mail-examples.person'), email: 'alex@example.com' },
      emailVerified: true,
    },
    organisation: { name: t('operate-mail-examples.organisation'), slug: 'example' },
    linked: { name: 'www.example.com', slug: 'example' },
    words: {
      credential: t('operate-mail-examples.credential'),
      otherCredential: t('operate-mail-examples.otherCredential'),
      gone: t('operate-mail-examples.other'),
      passkey: t('operate-mail-examples.passkey'),
      note: t('operate-mail-examples.note'),
      message: t('operate-mail-examples.message'),
    },
  }
}
