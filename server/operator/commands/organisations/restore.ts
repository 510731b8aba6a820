import { setStatus } from '#server/store/organisations/set-status.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'

export const organisationsRestore = command({
  name: 'organisations restore',
  summary: 'Show a suspended organisation again.',
  positionals: ['SLUG'],
  async run(context, { positionals: [slug] }) {
    const organisation = await knownOrganisation(context, slug)
    if (organisation.status !== 'SUSPENDED') {
      throw new OperatorError(`${organisation.slug} is not suspended.`)
    }
    return context.change(async (transaction, audit) => {
      await setStatus(transaction, organisation.id, 'ACTIVE')
      await audit({ action: 'organisation.restore', subject: organisation.slug })
      return message(`${organisation.slug} is active again.`)
    })
  },
})
