import { listAudit } from '#server/store/audit.ts'
import { command } from '../../command.ts'
import { UsageError } from '../../operator-error.ts'
import { table } from '../../outcome.ts'
import { cutTo, limitOption, readLimit } from '../../support/read-limit.ts'

export const auditList = command({
  name: 'audit list',
  summary: 'Show who did what, newest first.',
  options: {
    since: {
      type: 'string',
      value: 'DATE',
      help: 'Not before this day or time, such as 2026-01-31.',
    },
    limit: limitOption,
  },
  async run(context, { values }) {
    const limit = readLimit(values.limit)
    const since = values.since === undefined ? undefined : readSince(values.since)
    const { db } = await context.database()
    const { rows, more } = cutTo(await listAudit(db, { since, limit: limit + 1 }), limit)
    return table(
      { createdAt: 'TIME (UTC)', actor: 'WHO', action: 'WHAT', subject: 'TO', details: 'DETAILS' },
      rows,
      { empty: 'Nothing has been recorded.', more },
    )
  },
})

function readSince(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  throw new UsageError(`--since must be a date such as 2026-01-31, not '${text}'.`)
}
