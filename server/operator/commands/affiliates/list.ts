import { listAffiliates } from '#server/store/affiliates.ts'
import { listCommand } from '../../list-command.ts'

export const affiliatesList = listCommand({
  name: 'affiliates list',
  summary: 'Show the affiliates and how many people came by them.',
  columns: {
    brandId: 'BRAND',
    slug: 'AFFILIATE',
    percentOff: 'PERCENT OFF',
    people: 'PEOPLE',
    heading: 'HEADING',
  },
  empty: 'There are no affiliates.',
  async rows(context) {
    const { db } = await context.database()
    const rows = await listAffiliates(db)
    return rows.map((row) => ({ ...row, people: Number(row.people) }))
  },
})
