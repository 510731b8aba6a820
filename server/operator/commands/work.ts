import { waitingWork } from '../../store/events/waiting-work.ts'
import { jobStates } from '../../store/scheduled-jobs.ts'
import { listCommand } from '../list-command.ts'

export const workList = listCommand({
  name: 'work list',
  summary:
    'Show what the portal has to do: events to follow, mails to send, jobs, and what failed.',
  columns: {
    ...{ work: 'WORK', waiting: 'WAITING', failed: 'FAILED', since: 'SINCE (UTC)' },
    ...{ done: 'LAST DONE (UTC)', due: 'DUE (UTC)', error: 'ERROR' },
  },
  empty: 'The portal has not been started yet.',
  async rows(context) {
    const { db } = await context.database()
    const [works, jobs] = await Promise.all([waitingWork(db), jobStates(db)])
    return [
      ...works.map((one) => ({ ...one, done: null, due: null, error: null })),
      ...jobs.map(({ name, failures, lastRunAt, dueAt, lastError }) => ({
        ...{ work: name, waiting: null, failed: failures, since: null },
        ...{ done: lastRunAt, due: dueAt, error: lastError },
      })),
    ]
  },
})
