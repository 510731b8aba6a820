import { removeBranded } from '#server/store/branded-lists.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'

export const modulesRemove = command({
  name: 'modules remove',
  summary: 'Take a module away.',
  positionals: ['ID'],
  run: (context, { positionals: [id] }) =>
    context.change(async (transaction, audit) => {
      if (!(await removeBranded(transaction, 'modules', id))) {
        throw new OperatorError(`There is no module '${id}'.`)
      }
      await audit({ action: 'module.remove', subject: id })
      return message(`The module '${id}' is gone.`)
    }),
})
