import { limitedListCommand } from '../list-command.ts'

export const claimsList = limitedListCommand({
  name: 'claims list',
  summary: 'Show the claims on partner benefits and on invoice finance, oldest first.',
  columns: {
    ref: 'CLAIM',
    benefit: 'BENEFIT',
    organisation: 'ORGANISATION',
    claimedBy: 'BY',
    phoneNumber: 'PHONE',
    createdAt: 'TIME (UTC)',
  },
  empty: 'There are no claims.',
  async page(context, _values, wanted) {
    const { benefitClaims } = await context.store()
    const { rows, next } = await benefitClaims.list(wanted)
    return { next, rows: rows.map((one) => ({ ...one, organisation: one.organisation.slug })) }
  },
})
