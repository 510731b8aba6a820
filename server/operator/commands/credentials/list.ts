import { listHeldCredentials } from '#server/store/credentials/list-held.ts'
import { limitedListCommand } from '../../list-command.ts'
import { organisationOption, readOrganisation } from '../../support/known-organisation.ts'
import { readStatus, statusOption } from '../../support/read-arguments.ts'

const statuses = ['PENDING', 'APPROVED'] as const

export const credentialsList = limitedListCommand({
  name: 'credentials list',
  summary: 'Show the credentials on profiles, those that wait longest first.',
  options: { status: statusOption(statuses), organisation: organisationOption },
  columns: {
    organisation: 'ORGANISATION',
    credential: 'CREDENTIAL',
    status: 'STATUS',
    since: 'SINCE (UTC)',
    evidence: 'FILES',
    notes: 'NOTES',
  },
  empty: 'There are no such credentials.',
  async rows(context, values, limit) {
    const status = readStatus(values.status, statuses)
    const organisationId = await readOrganisation(context, values.organisation)
    const { db } = await context.database()
    const rows = await listHeldCredentials(db, { status, organisationId, limit })
    return rows.map((row) => ({
      ...row,
      evidence: Number(row.evidence),
      notes: Number(row.notes),
    }))
  },
})
