import { listMemberships } from '#server/store/memberships.ts'
import { limitedListCommand } from '../../list-command.ts'
import { organisationOption, readOrganisation } from '../../support/known-organisation.ts'
import { readStatus, statusOption } from '../../support/read-arguments.ts'

const statuses = ['PENDING', 'ACCEPTED'] as const

export const membershipsList = limitedListCommand({
  name: 'memberships list',
  summary: 'Show who belongs to organisations or asks to, oldest first.',
  options: { status: statusOption(statuses), organisation: organisationOption },
  columns: {
    organisation: 'ORGANISATION',
    email: 'EMAIL',
    verified: 'VERIFIED',
    relationship: 'AS',
    status: 'STATUS',
    since: 'SINCE (UTC)',
  },
  empty: 'There are no such memberships.',
  async rows(context, values, limit) {
    const status = readStatus(values.status, statuses)
    const organisationId = await readOrganisation(context, values.organisation)
    const { db } = await context.database()
    const rows = await listMemberships(db, { status, organisationId, limit })
    return rows.map(({ emailVerified, acceptedAt, ...row }) => ({
      ...row,
      verified: emailVerified === 1,
      status: acceptedAt ? 'ACCEPTED' : 'PENDING',
    }))
  },
})
