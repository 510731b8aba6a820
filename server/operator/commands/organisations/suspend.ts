import { setStatus } from '#server/store/organisations/set-status.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'
import { readLine } from '../../support/read-arguments.ts'

export const organisationsSuspend = command({
  name: 'organisations suspend',
  summary: 'Hide an organisation from the public and keep its members from changing it.',
  positionals: ['SLUG'],
  options: { reason: { type: 'string', value: 'TEXT', help: 'Why; kept in the audit log.' } },
  async run(context, { positionals: [slug], values }) {
    const reason = values.reason === undefined ? null : readLine('--reason', values.reason)
    const organisation = await knownOrganisation(context, slug)
    return context.change(async (transaction, audit) => {
      if (!(await setStatus(transaction, organisation.id, 'SUSPENDED'))) {
        return message(`${organisation.slug} was suspended already.`)
      }
      await audit({
        action: 'organisation.suspend',
        subject: organisation.slug,
        ...(reason && { details: { reason } }),
      })
      return message(`${organisation.slug} is suspended now.`)
    })
  },
})
