import type { OwnTexts } from '#src/contract/own-texts.ts'
import { type LetterId, letters } from '#src/contract/operate/mails.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import type { Mail } from '../mail.ts'
import type { LetterSite } from '../member-letters.ts'
import { accountExamples } from './account-examples.ts'
import { buyerExamples } from './buyer-examples.ts'
import { credentialExamples } from './credential-examples.ts'
import { type ExampleKit, exampleKit } from './example-kit.ts'
import { memberExamples } from './member-examples.ts'
import { outreachExamples } from './outreach-examples.ts'
import { reportExamples } from './report-examples.ts'

const examples = {
  ...accountExamples,
  ...memberExamples,
  ...credentialExamples,
  ...reportExamples,
  ...buyerExamples,
  ...outreachExamples,
} as const

/**
 * Whether a letter is worded with a brand's own texts. Those about accounts are not, not even in what they share
 * with others, such as the greeting (decision 43), nor are those to operators.
 */
export const isOfBrand = (letter: LetterId): boolean =>
  letters[letter].topic !== 'account' && letters[letter].topic !== 'operators'

export type ExampleAsked = {
  letter: LetterId
  /** One of `variantsOf(letter)`. */
  variant: string
  language: Language
  site: LetterSite & { ownTexts: OwnTexts }
}
export type ExampleMail = {
  mail: Mail
  /** The texts that it is made of, in the order in which they are worded first, as they stand in it. */
  used: ReadonlyMap<string, string>
}

/** A letter as its reader gets it, with example values, written by the functions that write the real ones. */
export function exampleMail({ letter, variant, language, site }: ExampleAsked): ExampleMail {
  const own = isOfBrand(letter) ? site.ownTexts : undefined
  const { texts, used } = recorded(serverTexts(language, own))
  const write = examples[letter] as (kit: ExampleKit, variant: string) => Mail
  return { mail: write(exampleKit(texts, serverTexts(language), site), variant), used }
}

/** The same texts, with a note of which of them are worded. */
function recorded(texts: Texts): { texts: Texts; used: Map<string, string> } {
  const used = new Map<string, string>()
  const note = (id: string, words: string) => {
    if (!used.has(id)) used.set(id, words)
    return words
  }
  return {
    used,
    texts: {
      ...texts,
      t: (id, ...values) => note(id, texts.t(id, ...values)),
      find(id, values) {
        const words = texts.find(id, values)
        return words === null ? null : note(id, words)
      },
    },
  }
}
