import { listCommand } from '../../list-command.ts'

export const operatorsList = listCommand({
  name: 'operators list',
  summary: 'Show who may look after every organisation.',
  columns: { email: 'EMAIL', since: 'SINCE (UTC)' },
  empty: 'There are no operators.',
  async rows(context) {
    const { operators } = await context.store()
    return operators.list()
  },
})
