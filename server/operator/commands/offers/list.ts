import type { Offer } from '#src/contract/offer.ts'
import { listBranded } from '#server/store/branded-lists.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const offersList = command({
  name: 'offers list',
  summary: 'Show the partner offers in their order.',
  async run(context) {
    const { db } = await context.database()
    const offers = await listBranded<Offer>(db, 'offers')
    return table({ id: 'OFFER', brandId: 'BRAND', category: 'CATEGORY', title: 'TITLE' }, offers, {
      empty: 'There are no offers.',
    })
  },
})
