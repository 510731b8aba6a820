import type { Offer } from '#src/contract/offer.ts'
import { listBranded } from '#server/store/branded-lists.ts'
import { listCommand } from '../../list-command.ts'

export const offersList = listCommand({
  name: 'offers list',
  summary: 'Show the partner offers in their order.',
  columns: { id: 'OFFER', brandId: 'BRAND', category: 'CATEGORY', title: 'TITLE' },
  empty: 'There are no offers.',
  async rows(context) {
    const { db } = await context.database()
    return listBranded<Offer>(db, 'offers')
  },
})
