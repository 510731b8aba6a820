import { benefitClaimStates, claimedBenefits } from '#src/contract/operate/benefit-claims.ts'
import { type Command, command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'

export const claimsList = limitedListCommand({
  name: 'claims list',
  summary: 'Show the claims on partner benefits and on invoice finance, oldest first.',
  options: {
    state: {
      ...{ type: 'string', value: benefitClaimStates.join('|') },
      help: 'Only those of which the partner is still to be told, or, latest first, the others.',
    },
  },
  columns: {
    ref: 'CLAIM',
    benefit: 'BENEFIT',
    organisation: 'ORGANISATION',
    claimedBy: 'BY',
    phoneNumber: 'PHONE',
    createdAt: 'TIME (UTC)',
    passedOnAt: 'PASSED ON (UTC)',
  },
  empty: 'There are no such claims.',
  async page(context, { state: given }, wanted) {
    const state = benefitClaimStates.find((one) => one === given)
    if (given !== undefined && !state)
      throw new OperatorError(`--state must be one of ${benefitClaimStates.join(', ')}.`)
    const { benefitClaims } = await context.store()
    const { rows, next } = await benefitClaims.list({ state }, wanted)
    return { next, rows: rows.map((one) => ({ ...one, organisation: one.organisation.slug })) }
  },
})

export const claimsPassOn = noting({
  ...{ name: 'claims pass-on', isPassedOn: true },
  summary: 'Note that the partner was told of a claim on a benefit.',
  done: 'is passed on',
})

export const claimsReopen = noting({
  ...{ name: 'claims reopen', isPassedOn: false },
  summary: 'Note that the partner is still to be told of a claim on a benefit.',
  done: 'is to be passed on',
})

type Noting = Pick<Command, 'name' | 'summary'> & { isPassedOn: boolean; done: string }

function noting({ isPassedOn, done, ...words }: Noting): Command {
  return command({
    ...words,
    positionals: ['SLUG', 'BENEFIT'],
    async run(context, { positionals: [slug, given] }) {
      const benefit = claimedBenefits.find((one) => one === given)
      if (!benefit)
        throw new OperatorError(`The benefit must be one of ${claimedBenefits.join(', ')}.`)
      const organisation = await knownOrganisation(context, slug)
      const { benefitClaims } = await context.store()
      const claim = await benefitClaims.passOn({
        ...{ organisation, benefit, isPassedOn, actor: context.actor },
      })
      if (!claim) throw new OperatorError(`${organisation.slug} has not claimed '${benefit}'.`)
      return message(`The claim ${claim.ref} ${done}.`)
    },
  })
}
