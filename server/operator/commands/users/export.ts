import { exportPerson } from '#server/store/people/export-person.ts'
import { command } from '../../command.ts'
import { document } from '../../outcome.ts'
import { knownPerson } from '../../support/known-person.ts'

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
