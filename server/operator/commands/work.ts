import { waitingWork } from '../../store/events/waiting-work.ts'
import { listCommand } from '../list-command.ts'

export const workList = listCommand({
  name: 'work list',
  summary:
    'Show what the portal still has to do: events to follow, mails to send, and what failed.',
  columns: { work: 'WORK', waiting: 'WAITING', failed: 'FAILED', since: 'SINCE (UTC)' },
  empty: 'The portal has not been started yet.',
  async rows(context) {
    const { db } = await context.database()
    return waitingWork(db)
  },
})
