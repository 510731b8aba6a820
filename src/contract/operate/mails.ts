import * as v from 'valibot'
import { fixedReasons } from '../../i18n/own-texts.ts'

/** What letters are about. */
export const letterTopics = [
  ...(['account', 'members', 'credentials', 'reports', 'buyers', 'outreach', 'operators'] as const),
] as const
export type LetterTopic = (typeof letterTopics)[number]

/** Who gets letters. */
export const letterReaders = [
  ...([
    'account',
    'owners',
    'claimant',
    'reporter',
    'invited',
    'buyers',
    'subscriber',
    'operators',
  ] as const),
] as const
export type LetterReader = (typeof letterReaders)[number]

type Letter = {
  topic: LetterTopic
  to: LetterReader
  /** What it can be like, the usual way first: it has other words then. Empty: it is always alike. */
  variants: readonly string[]
}

/** For an address that is not confirmed, where the name of the supplier may not be told. */
const named = ['named', 'unnamed'] as const
const account = { topic: 'account', to: 'account' } as const
const ofOwners = { topic: 'credentials', to: 'owners', variants: named } as const
const toReporter = { topic: 'reports', to: 'reporter', variants: named } as const
const appeal = { topic: 'reports', to: 'owners', variants: ['profile', 'credential'] } as const

/** Every letter that the portal sends, in the order in which they are listed. */
export const letters = {
  'confirm-address': { ...account, variants: [] },
  'two-accounts': { ...account, variants: [] },
  'reset-password': { ...account, variants: [] },
  'password-changed': { ...account, variants: ['link', 'account-page'] },
  'new-address': { ...account, variants: [] },
  'taken-address': { ...account, variants: [] },
  'leave-address': { ...account, variants: [] },
  'address-changed': { ...account, variants: [] },
  'former-address': { ...account, variants: [] },
  'address-left': { ...account, variants: [] },
  'factor-changed': {
    ...account,
    variants: [
      ...(['passkey-added', 'passkey-removed', 'app-added', 'app-removed'] as const),
      ...(['codes-renewed', 'all-removed'] as const),
    ],
  },
  'codes-guessed': { ...account, variants: [] },
  'recovery-code-used': { ...account, variants: [] },
  'passkey-refused': { ...account, variants: [] },
  claim: {
    ...{ topic: 'members', to: 'owners' },
    variants: ['named', 'unconfirmed', 'unnamed', 'operator'],
  },
  'claim-reminder': { topic: 'members', to: 'owners', variants: named },
  'claim-accepted': { topic: 'members', to: 'claimant', variants: named },
  'claim-refused': {
    ...{ topic: 'members', to: 'claimant' },
    variants: ['quoted', 'plain', 'unnamed'],
  },
  'member-joined': { topic: 'members', to: 'owners', variants: named },
  'profiles-merged': { topic: 'members', to: 'owners', variants: named },
  'credential-confirmed': ofOwners,
  'credential-incomplete': ofOwners,
  'credential-refused': ofOwners,
  'renewal-refused': ofOwners,
  'credential-suspended': ofOwners,
  'credential-restored': ofOwners,
  'credential-revoked': ofOwners,
  'credentials-end': { ...ofOwners, variants: ['one', 'several'] },
  'report-received': toReporter,
  'report-decided': {
    ...toReporter,
    variants: [
      ...(['no-issue', 'corrected', 'suspended', 'credential-suspended'] as const),
      ...(['no-issue-unnamed', 'corrected-unnamed'] as const),
      ...(['suspended-unnamed', 'credential-suspended-unnamed'] as const),
    ],
  },
  'report-lifted': toReporter,
  'profile-suspended': {
    ...{ topic: 'reports', to: 'owners' },
    variants: ['quoted', 'plain', 'unnamed'],
  },
  'profile-restored': { topic: 'reports', to: 'owners', variants: named },
  'appeal-upheld': appeal,
  'appeal-lifted': appeal,
  invitation: {
    ...{ topic: 'outreach', to: 'invited' },
    variants: [
      ...(['quoted', 'quoted-person', 'quoted-nobody'] as const),
      ...(['plain', 'plain-person', 'plain-nobody'] as const),
    ],
  },
  'buyer-invitation': { topic: 'buyers', to: 'invited', variants: named },
  'supplier-news': { topic: 'buyers', to: 'buyers', variants: ['one', 'followed', 'several'] },
  'request-sent': { topic: 'buyers', to: 'owners', variants: named },
  'request-answered': { topic: 'buyers', to: 'buyers', variants: named },
  'newsletter-confirm': { topic: 'outreach', to: 'subscriber', variants: [] },
  'newsletter-known': { topic: 'outreach', to: 'subscriber', variants: [] },
  'report-digest': { topic: 'operators', to: 'operators', variants: [] },
  'benefit-claim': { topic: 'operators', to: 'operators', variants: ['fifo', 'butn'] },
} as const satisfies Readonly<Record<string, Letter>>

export type LetterId = keyof typeof letters
/** What a letter can be like; never for one that is always alike. */
export type VariantOf<Id extends LetterId> = (typeof letters)[Id]['variants'][number]
export type LetterVariant = VariantOf<LetterId>

export const letterIds = Object.keys(letters) as [LetterId, ...LetterId[]]

/** In the address of a letter that is always alike. */
export const usualVariant = 'usual'

/** What a letter can be like, by its id; one that is always alike has the usual one. */
export function variantsOf(id: LetterId): readonly (LetterVariant | typeof usualVariant)[] {
  const { variants } = letters[id]
  return variants.length > 0 ? variants : [usualVariant]
}

/** Which state of a brand a letter is worded with. */
export const wordings = ['draft', 'published'] as const

/** What a letter is written with for a look at it. */
export const letterSetting = v.strictObject({
  brand: v.pipe(v.string(), v.maxLength(80, 'is not the id of a brand')),
  language: v.pipe(v.string(), v.maxLength(3, 'is not a language of this installation')),
  /** What is published stands for a draft where there is none, and the other way round. */
  texts: v.picklist(wordings),
  variant: v.pipe(v.string(), v.maxLength(40, 'is not a form of this letter')),
})
export type LetterSetting = v.InferOutput<typeof letterSetting>

/** Why a text of a letter reads the same under every brand. `letter`: all of that letter does. */
const partReason = v.picklist([...fixedReasons, 'letter'])

/** A text that a letter is made of. */
export const letterPart = v.object({
  id: v.string(),
  /** As the portal has it, in ICU's syntax. */
  builtIn: v.string(),
  /** As the brand has it; null where that is not its own. */
  own: v.nullable(v.string()),
  /** The brand's own does not fit, so the portal's stands. */
  isUnfit: v.boolean(),
  /** As it stands in the letter. */
  words: v.string(),
  /** Null: the brand may word it in its own way. */
  fixed: v.nullable(partReason),
})
export type LetterPart = v.InferOutput<typeof letterPart>

/** A letter as its reader gets it, with example values. */
export const writtenLetter = v.object({
  /** Which state of the brand it is worded with. */
  shown: v.picklist(wordings),
  /** Number of the published state; null: it is the draft. */
  number: v.nullable(v.number()),
  subject: v.string(),
  text: v.string(),
  parts: v.array(letterPart),
})
export type WrittenLetter = v.InferOutput<typeof writtenLetter>

/** What letters can be looked at with. */
export const letterChoices = v.object({
  /** Brands of whoever asks. */
  brands: v.array(
    v.object({ id: v.string(), name: v.string(), hasDraft: v.boolean(), isPublished: v.boolean() }),
  ),
  /** Those of the installation. */
  languages: v.array(v.string()),
  /** Letters that no brand may word in its own way. */
  fixed: v.array(v.picklist(letterIds)),
})
export type LetterChoices = v.InferOutput<typeof letterChoices>

/** Letters that an operator may mail to themselves within an hour. */
export const mostTestMails = 10
