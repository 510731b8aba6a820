import type { MessageId } from '#src/i18n/texts.ts'

/** The pages of a buyer in the order of the navigation, by the last part of their address; the home has none. */
export const buyingParts = [
  { part: undefined, title: 'buying.nav.objectives' },
  { part: 'shortlists', title: 'buying.lists.title' },
  { part: 'searches', title: 'buying.searches.title' },
  { part: 'vendors', title: 'buying.vendors.nav' },
  { part: 'requests', title: 'buying.requests.title' },
  { part: 'members', title: 'buying.head.team' },
] as const satisfies { part: string | undefined; title: MessageId }[]

export type BuyingPart = NonNullable<(typeof buyingParts)[number]['part']>

/** Whether an address leads to one of the pages below the home. */
export const isBuyingPart = (part: string): part is BuyingPart =>
  buyingParts.some((one) => one.part === part)
