import { listAudit } from '../../store/audit.ts'
import { limitedListCommand } from '../list-command.ts'
import { UsageError } from '../operator-error.ts'

export const auditList = limitedListCommand({
  name: 'audit list',
  summary: 'Show who did what, newest first.',
  options: {
    since: {
      type: 'string',
      value: 'DATE',
      help: 'Not before this day or time, such as 2026-01-31.',
    },
  },
  columns: {
    createdAt: 'TIME (UTC)',
    actor: 'WHO',
    action: 'WHAT',
    subject: 'TO',
    details: 'DETAILS',
  },
  empty: 'Nothing has been recorded.',
  async page(context, values, wanted) {
    const since = values.since === undefined ? undefined : readSince(values.since)
    const { db } = await context.database()
    return listAudit(db, { since, ...wanted })
  },
})

function readSince(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  throw new UsageError(`--since must be a date such as 2026-01-31, not '${text}'.`)
}
