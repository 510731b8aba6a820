import { listOrganisations } from '../../store/organisations/list-organisations.ts'
import { setStatus } from '../../store/organisations/set-status.ts'
import { organisationStatuses } from '../../store/tables/organisations.ts'
import { command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'
import { readStatus, statusOption, readLine } from '../support/read-arguments.ts'

export const organisationsList = limitedListCommand({
  name: 'organisations list',
  summary: 'Show the organisations by name.',
  options: { status: statusOption(organisationStatuses) },
  columns: {
    slug: 'ORGANISATION',
    name: 'NAME',
    status: 'STATUS',
    members: 'MEMBERS',
    credentials: 'CREDENTIALS',
    updatedAt: 'CHANGED (UTC)',
  },
  empty: 'There are no such organisations.',
  async page(context, values, wanted) {
    const status = readStatus(values.status, organisationStatuses)
    const { db } = await context.database()
    return listOrganisations(db, { status, ...wanted })
  },
})

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
