import { listHeldCredentials } from '#server/store/credentials/list-held.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'
import { readChoice } from '../../support/read-choice.ts'
import { cutTo, limitOption, readLimit } from '../../support/read-limit.ts'

export const credentialsList = command({
  name: 'credentials list',
  summary: 'Show the credentials on profiles, those that wait longest first.',
  options: {
    status: { type: 'string', value: 'PENDING|APPROVED', help: 'Only those.' },
    organisation: { type: 'string', value: 'SLUG', help: 'Only those of this organisation.' },
    limit: limitOption,
  },
  async run(context, { values }) {
    const limit = readLimit(values.limit)
    const status = values.status && readChoice('--status', values.status, ['PENDING', 'APPROVED'])
    const organisation =
      values.organisation === undefined
        ? undefined
        : await knownOrganisation(context, values.organisation)
    const { db } = await context.database()
    const found = await listHeldCredentials(db, {
      status: status || undefined,
      organisationId: organisation?.id,
      limit: limit + 1,
    })
    const { rows, more } = cutTo(found, limit)
    return table(
      {
        organisation: 'ORGANISATION',
        credential: 'CREDENTIAL',
        status: 'STATUS',
        since: 'SINCE (UTC)',
        evidence: 'FILES',
        notes: 'NOTES',
      },
      rows.map((row) => ({
        ...row,
        evidence: Number(row.evidence),
        notes: Number(row.notes),
      })),
      { empty: 'There are no such credentials.', more },
    )
  },
})
