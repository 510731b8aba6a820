import { command } from '../../command.ts'
import { table } from '../../outcome.ts'
import { listOrganisations } from '#server/store/organisations/list-organisations.ts'
import { readChoice } from '../../support/read-choice.ts'
import { cutTo, limitOption, readLimit } from '../../support/read-limit.ts'

export const organisationsList = command({
  name: 'organisations list',
  summary: 'Show the organisations by name.',
  options: {
    status: { type: 'string', value: 'ACTIVE|PENDING|SUSPENDED', help: 'Only those.' },
    limit: limitOption,
  },
  async run(context, { values }) {
    const limit = readLimit(values.limit)
    const status =
      values.status && readChoice('--status', values.status, ['ACTIVE', 'PENDING', 'SUSPENDED'])
    const { db } = await context.database()
    const found = await listOrganisations(db, { status: status || undefined, limit: limit + 1 })
    const { rows, more } = cutTo(found, limit)
    return table(
      {
        slug: 'ORGANISATION',
        name: 'NAME',
        status: 'STATUS',
        members: 'MEMBERS',
        credentials: 'CREDENTIALS',
        updatedAt: 'CHANGED (UTC)',
      },
      rows.map((row) => ({
        ...row,
        members: Number(row.members),
        credentials: Number(row.credentials),
      })),
      { empty: 'There are no such organisations.', more },
    )
  },
})
