import { listOrganisations } from '../../store/organisations/list-organisations.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import { restoreOrganisation, suspendOrganisation } from '../../store/reports/suspensions.ts'
import { organisationStatuses } from '../../store/tables/organisations.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'
import { occasionOf, toldByMail } from '../support/occasion.ts'
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
  options: {
    reason: { type: 'string', value: 'TEXT', help: 'Why; kept in the audit log.' },
    'public-note': {
      type: 'string',
      value: 'TEXT',
      help: 'Why, for everybody who comes to the profile.',
    },
  },
  details: 'The owners are told by mail, and may appeal.',
  async run(context, { positionals: [slug], values }) {
    const read = (name: 'reason' | 'public-note') =>
      values[name] === undefined ? null : readLine(`--${name}`, values[name])
    const [reason, publicNote] = [read('reason'), read('public-note')]
    const { id, slug: inUse } = await knownOrganisation(context, slug)
    const occasion = occasionOf(context)
    const suspension = { organisationId: id, slug: inUse, publicNote, reason, occasion }
    const by = { id: null, actor: context.actor }
    const isNew = await context.change((transaction) =>
      suspendOrganisation(transaction, { ...suspension, by }),
    )
    if (!isNew) return message(`${inUse} was suspended already.`)
    return message(`${inUse} is suspended now.${await toldOwners(context, id)}`)
  },
})

export const organisationsRestore = command({
  name: 'organisations restore',
  summary: 'Show a suspended organisation again.',
  positionals: ['SLUG'],
  async run(context, { positionals: [slug] }) {
    const { id, slug: inUse, status } = await knownOrganisation(context, slug)
    if (status !== 'SUSPENDED') throw new OperatorError(`${inUse} is not suspended.`)
    const by = { id: null, actor: context.actor }
    const restored = { organisationId: id, slug: inUse, by, occasion: occasionOf(context) }
    await context.change((transaction) => restoreOrganisation(transaction, restored))
    return message(`${inUse} is active again.${await toldOwners(context, id)}`)
  },
})

async function toldOwners(context: OperatorContext, organisationId: string): Promise<string> {
  const { members } = await context.store()
  return toldByMail(occasionOf(context), ownersAmong(await members.people(organisationId)))
}
