import { page, type Locator } from 'vitest/browser'
import type { Offer } from '#src/contract/offer.ts'

/** Of the demo data: it is taken up with a claim. */
export const fifo = 'Your oldest invoices paid first'

/** The path of the offers. */
export const offersPath = /^\/offers$/

/** The offers that are shown. */
export const articles = page.getByRole('article')

/** The offer with a title. */
export const offer = (title: string): Locator => page.getByRole('article', { name: title })

/** All offers of the brand. */
export async function allOffers(): Promise<Offer[]> {
  return (await (await fetch('/offers')).json()) as Offer[]
}
