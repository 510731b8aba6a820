import { listOrganisations } from '#server/store/organisations/list-organisations.ts'
import { limitedListCommand } from '../../list-command.ts'
import { readStatus, statusOption } from '../../support/read-arguments.ts'

const statuses = ['ACTIVE', 'PENDING', 'SUSPENDED'] as const

export const organisationsList = limitedListCommand({
  name: 'organisations list',
  summary: 'Show the organisations by name.',
  options: { status: statusOption(statuses) },
  columns: {
    slug: 'ORGANISATION',
    name: 'NAME',
    status: 'STATUS',
    members: 'MEMBERS',
    credentials: 'CREDENTIALS',
    updatedAt: 'CHANGED (UTC)',
  },
  empty: 'There are no such organisations.',
  async rows(context, values, limit) {
    const status = readStatus(values.status, statuses)
    const { db } = await context.database()
    const rows = await listOrganisations(db, { status, limit })
    return rows.map((row) => ({
      ...row,
      members: Number(row.members),
      credentials: Number(row.credentials),
    }))
  },
})
