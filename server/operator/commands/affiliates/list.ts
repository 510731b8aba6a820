import { listAffiliates } from '#server/store/affiliates.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const affiliatesList = command({
  name: 'affiliates list',
  summary: 'Show the affiliates and how many people came by them.',
  async run(context) {
    const { db } = await context.database()
    const rows = await listAffiliates(db)
    return table(
      {
        brandId: 'BRAND',
        slug: 'AFFILIATE',
        percentOff: 'PERCENT OFF',
        people: 'PEOPLE',
        heading: 'HEADING',
      },
      rows.map((row) => ({ ...row, people: Number(row.people) })),
      { empty: 'There are no affiliates.' },
    )
  },
})
