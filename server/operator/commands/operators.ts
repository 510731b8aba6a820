import { grantOperator, revokeOperator } from '../../store/operators.ts'
import { command } from '../command.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownPerson } from '../support/known-person.ts'

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

export const operatorsGrant = command({
  name: 'operators grant',
  summary: 'Let somebody read every profile and its evidence and decide on memberships.',
  positionals: ['EMAIL'],
  details:
    'The person must have logged in once, with an e-mail address that has been verified.\n' +
    'The rights count from the next request on.',
  async run(context, { positionals: [email] }) {
    const person = await knownPerson(context, email)
    if (!person.emailVerified) {
      throw new OperatorError(`The address ${person.email} has not been verified yet.`)
    }
    const granted = await context.change(async (transaction, audit) => {
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', person.id)
        .executeTakeFirst()
      if (!user) return false
      await grantOperator(transaction, person.id)
      await audit({ action: 'operator.grant', subject: person.id })
      return true
    })
    if (!granted) throw new OperatorError(`${person.email} has not logged in to the portal yet.`)
    return message(`${person.email} is an operator now.`)
  },
})

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
