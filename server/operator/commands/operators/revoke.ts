import { revokeOperator } from '#server/store/operators.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'
import { knownPerson } from '../../support/known-person.ts'

export const operatorsRevoke = command({
  name: 'operators revoke',
  summary: 'Take these rights away.',
  positionals: ['EMAIL'],
  async run(context, { positionals: [email] }) {
    const person = await knownPerson(context, email)
    const { operators } = await context.store()
    if (!(await operators.isOperator(person.id))) {
      throw new OperatorError(`${person.email} is no operator.`)
    }
    await context.change(async (transaction, audit) => {
      await revokeOperator(transaction, person.id)
      await audit({ action: 'operator.revoke', subject: person.id })
    })
    return message(`${person.email} is no operator any more.`)
  },
})
