import {
  type LetterChoices,
  type LetterId,
  type LetterSetting,
  usualVariant,
} from '#src/contract/operate/mails.ts'
import type { OperateData } from '#src/data/operate-data.ts'

/** Letters as an editor of one brand finds them, and what was asked for. */
export function mailsInMemory(brands: LetterChoices['brands'] = []) {
  const written: (LetterSetting & { letter: LetterId })[] = []
  const sent: (LetterSetting & { letter: LetterId })[] = []
  const mails: OperateData['mails'] = {
    choices: async () => ({
      ...{ brands, languages: ['en', 'de', 'ar'], fixed: ['confirm-address', 'report-digest'] },
    }),
    async write(letter, setting) {
      written.push({ letter, ...setting })
      const isDraft = setting.texts === 'draft'
      return {
        ...{ shown: setting.texts, number: isDraft ? null : 3 },
        subject: `Somebody asks to join · ${setting.brand}`,
        text: `Hello Alex,\n\n${setting.variant} in ${setting.language}`,
        parts: [
          {
            ...{ id: 'mail.hello', builtIn: 'Hello {name},', own: 'Dear {name},' },
            ...{ isUnfit: false, words: 'Dear Alex,', fixed: null },
          },
          {
            ...{ id: 'mail.claim.action', builtIn: 'Accept or refuse', own: 'Decide {now}' },
            ...{ isUnfit: true, words: 'Accept or refuse', fixed: null },
          },
          {
            ...{ id: 'mail.noButton', builtIn: 'If the button does not work:', own: null },
            ...{ isUnfit: false, words: 'If the button does not work:', fixed: 'signIn' },
          },
        ],
      }
    },
    async sendTest(letter, setting) {
      sent.push({ letter, ...setting })
      return 'edda@portal.example'
    },
  }
  return { mails, written, sent }
}

/** A brand with a draft beside what is published. */
export const draftedBrand: LetterChoices['brands'][number] = {
  ...{ id: 'acme', name: 'Acme', hasDraft: true, isPublished: true },
}

/** What a letter that is always alike is asked for with. */
export const usual = usualVariant
