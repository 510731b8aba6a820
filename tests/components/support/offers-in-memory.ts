import { couponCategory } from '#src/contract/categories.ts'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatedOffer, OperatedOffers } from '#src/contract/operate/offers.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperateData } from '#src/data/operate-data.ts'

/** An offer with which nothing is wrong. */
export const offerOf = (id: string, brandId: string | null = null): OfferContent => ({
  ...{ id, brandId, offerLabel: 'Reed & Co', title: `Offer ${id}`, description: 'Boxes.' },
  ...{ category: couponCategory, discountCode: 'BOX10', offerPercentage: 10, tag: '' },
  ...{ iconCategories: ['Environment'], callToAction: '', callToActionLink: '', isFifo: false },
})

const refused = (status: number, code: string, field?: string) =>
  new ProblemError({ status, code, message: code, ...(field && { field }) })

/** Offers as an editor of all brands, or of one alone, finds them. */
export function offersInMemory(given: readonly OfferContent[], mayShare = true) {
  let version = 0
  const wrap = (offer: OfferContent): OperatedOffer => ({
    ...{ offer, version: `v${(version += 1)}`, mayChange: mayShare || offer.brandId !== null },
  })
  const desk = { rows: given.map(wrap), moves: [] as [string, string | null][] }
  const list = (): OperatedOffers => ({
    ...{ results: desk.rows, brands: [{ id: 'acme', name: 'Acme' }], mayShare },
  })
  const current = (id: string, seen: string) => {
    const found = desk.rows.find(({ offer }) => offer.id === id)
    if (found?.version !== seen) throw refused(409, 'offer-changed')
  }
  const offers: OperateData['offers'] = {
    list: async () => list(),
    async find(id) {
      const found = desk.rows.find(({ offer }) => offer.id === id)
      if (!found) throw refused(404, 'unknown-offer')
      return found
    },
    async create(offer) {
      const made = wrap(offer)
      desk.rows = [...desk.rows, made]
      return made
    },
    async change(seen, offer) {
      await offers.find(offer.id)
      current(offer.id, seen)
      if (offer.title === '') throw refused(422, 'invalid', 'offer.title')
      const changed = wrap(offer)
      desk.rows = desk.rows.map((row) => (row.offer.id === offer.id ? changed : row))
      return changed
    },
    async remove(id, seen) {
      current(id, seen)
      desk.rows = desk.rows.filter(({ offer }) => offer.id !== id)
    },
    async move(id, after) {
      desk.moves.push([id, after])
      const own = desk.rows.filter(({ offer }) => offer.id === id)
      const others = desk.rows.filter(({ offer }) => offer.id !== id)
      const at = after === null ? 0 : others.findIndex(({ offer }) => offer.id === after) + 1
      desk.rows = [...others.slice(0, at), ...own, ...others.slice(at)]
      return list()
    },
  }
  return {
    offers,
    moves: desk.moves,
    offer: (id: string) => desk.rows.find((row) => row.offer.id === id)?.offer,
    /** Somebody else removes one. */
    takeAway: (id: string) => {
      desk.rows = desk.rows.filter(({ offer }) => offer.id !== id)
    },
    titles: () => desk.rows.map(({ offer }) => offer.title),
    /** Somebody else changes one. */
    change: (id: string, next: Partial<OfferContent>) => {
      desk.rows = desk.rows.map((row) =>
        row.offer.id === id ? wrap({ ...row.offer, ...next }) : row,
      )
    },
  }
}
