import { randomUUID } from 'node:crypto'
import { deletePerson, ownedAlone } from '../../store/people/delete-person.ts'
import { exportPerson } from '../../store/people/export-person.ts'
import { findPeople } from '../../store/people/find-people.ts'
import { command } from '../command.ts'
import { OperatorError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'
import { knownPerson } from '../support/known-person.ts'

export const usersExport = command({
  name: 'users export',
  summary: 'Print everything that is known about a person as JSON.',
  positionals: ['EMAIL|ID'],
  details:
    'Passwords, sessions and mailed links are left out: whoever had them could act as the person.\n' +
    'Profiles and their evidence belong to the organisations and are not part of it.',
  async run(context, { positionals: [who] }) {
    const person = await knownPerson(context, who)
    const { db } = await context.database()
    const data = await exportPerson(db, person)
    await context.change(async (_transaction, audit) => {
      await audit({ action: 'user.export', subject: person.id })
    })
    return document({ id: person.id, email: person.email, ...data })
  },
})

export const usersDelete = command({
  name: 'users delete',
  summary: 'Delete a person’s account and everything that hangs on it; needs --yes.',
  positionals: ['EMAIL|ID'],
  options: { yes: { type: 'boolean', help: 'Do it.' } },
  details:
    'Organisations stay. Where the person is the last owner, nobody is one until you accept\n' +
    'somebody with ‘memberships accept … --owner’. The audit log keeps what was done, but no longer\n' +
    'names them. With an outside identity provider the account there has to be deleted too, or\n' +
    'logging in makes the person known again.',
  async run(context, { positionals: [who], values }) {
    const person = await knownPerson(context, who)
    const { db } = await context.database()
    const alone = await ownedAlone(db, person.id)
    const owner = alone.length > 0 ? ` They are the last owner of ${alone.join(', ')}.` : ''
    const others = (await findPeople(db, person.email)).filter(({ id }) => id !== person.id)
    const ids = others.map(({ id }) => id).join(', ')
    const stay = ids ? ` Accounts with the same address stay: ${ids}.` : ''
    if (!values.yes) {
      throw new OperatorError(
        `This deletes ${person.email} (${person.id}) for good.${owner}${stay} Nothing was deleted yet: add --yes.`,
      )
    }
    await context.change(async (transaction, audit) => {
      const id = randomUUID()
      const rewritten = await deletePerson(transaction, person, id)
      await audit({
        id,
        action: 'user.delete',
        subject: 'a deleted user',
        details: { withoutOwner: alone, rewritten },
      })
    })
    const left = alone.length > 0 ? ` Without an owner now: ${alone.join(', ')}.` : ''
    return message(`${person.email} is deleted.${left}${stay}`)
  },
})
