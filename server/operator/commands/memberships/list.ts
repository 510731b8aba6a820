import { listMemberships } from '#server/store/list-memberships.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'
import { readChoice } from '../../support/read-choice.ts'
import { cutTo, limitOption, readLimit } from '../../support/read-limit.ts'

export const membershipsList = command({
  name: 'memberships list',
  summary: 'Show who belongs to organisations or asks to, oldest first.',
  options: {
    status: { type: 'string', value: 'PENDING|ACCEPTED', help: 'Only those.' },
    organisation: { type: 'string', value: 'SLUG', help: 'Only those of this organisation.' },
    limit: limitOption,
  },
  async run(context, { values }) {
    const limit = readLimit(values.limit)
    const status = values.status && readChoice('--status', values.status, ['PENDING', 'ACCEPTED'])
    const organisation =
      values.organisation === undefined
        ? undefined
        : await knownOrganisation(context, values.organisation)
    const { db } = await context.database()
    const found = await listMemberships(db, {
      status: status || undefined,
      organisationId: organisation?.id,
      limit: limit + 1,
    })
    const { rows, more } = cutTo(found, limit)
    return table(
      {
        organisation: 'ORGANISATION',
        email: 'EMAIL',
        verified: 'VERIFIED',
        relationship: 'AS',
        status: 'STATUS',
        since: 'SINCE (UTC)',
      },
      rows.map(({ emailVerified, acceptedAt, ...row }) => ({
        ...row,
        verified: emailVerified === 1,
        status: acceptedAt ? 'ACCEPTED' : 'PENDING',
      })),
      { empty: 'There are no such memberships.', more },
    )
  },
})
