import { listCommand } from '../list-command.ts'

export const claimsList = listCommand({
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
  async rows(context) {
    const { benefitClaims } = await context.store()
    const claims = await benefitClaims.list()
    return claims.map((claim) => ({ ...claim, organisation: claim.organisation.slug }))
  },
})
