import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const claimsList = command({
  name: 'claims list',
  summary: 'Show the claims on partner benefits and on invoice finance, oldest first.',
  async run(context) {
    const { benefitClaims } = await context.store()
    const claims = await benefitClaims.list()
    return table(
      {
        ref: 'CLAIM',
        benefit: 'BENEFIT',
        organisation: 'ORGANISATION',
        claimedBy: 'BY',
        phoneNumber: 'PHONE',
        createdAt: 'TIME (UTC)',
      },
      claims.map((claim) => ({ ...claim, organisation: claim.organisation.slug })),
      { empty: 'There are no claims.' },
    )
  },
})
