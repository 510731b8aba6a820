import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const listOperators = command({
  name: 'operators list',
  summary: 'Show who may look after every organisation.',
  async run(context) {
    const { operators } = await context.store()
    const rows = (await operators.addresses()).map((email) => ({ email }))
    return table({ email: 'EMAIL' }, rows, { empty: 'There are no operators.' })
  },
})
