import { removeBranded } from '#server/store/branded-lists.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'

export const offersRemove = command({
  name: 'offers remove',
  summary: 'Take an offer away.',
  positionals: ['ID'],
  run: (context, { positionals: [id] }) =>
    context.change(async (transaction, audit) => {
      if (!(await removeBranded(transaction, 'offers', id))) {
        throw new OperatorError(`There is no offer '${id}'.`)
      }
      await audit({ action: 'offer.remove', subject: id })
      return message(`The offer '${id}' is gone.`)
    }),
})
