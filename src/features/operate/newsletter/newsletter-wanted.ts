import { signUpOrders, signUpStates } from '#src/contract/operate/newsletter.ts'
import type { SignUpsQuery } from '#src/data/operate-data.ts'

/** Which sign-ups an address asks for; the way on from a page is not part of it. */
export type NewsletterWanted = Omit<SignUpsQuery, 'after'>

/** @param query of an address; what is no filter is left out */
export function newsletterWanted(
  query: Readonly<Record<string, string | undefined>>,
): NewsletterWanted {
  const [brand, tag, address] = ['brand', 'tag', 'address'].map((name) => query[name]?.trim())
  const state = signUpStates.find((one) => one === query['state'])
  const order = signUpOrders.find((one) => one === query['order'])
  return {
    ...(brand && { brand }),
    ...(tag && { tag }),
    ...(state && { state }),
    ...(address && { address }),
    ...(order && order !== 'newest' && { order }),
  }
}
