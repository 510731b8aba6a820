import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const operatorsList = command({
  name: 'operators list',
  summary: 'Show who may look after every organisation.',
  async run(context) {
    const { operators } = await context.store()
    const columns = { email: 'EMAIL', since: 'SINCE (UTC)' }
    return table(columns, await operators.list(), { empty: 'There are no operators.' })
  },
})
