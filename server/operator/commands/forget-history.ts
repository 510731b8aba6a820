import { forgetVersions } from '../../store/history/forget-versions.ts'
import { keptVersions } from '../../store/history/kept-versions.ts'
import { command } from '../command.ts'
import { message } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'

export const organisationsForget = command({
  name: 'organisations forget',
  summary:
    'Remove what the profile of an organisation said before now: shows how much, and does it with --yes.',
  positionals: ['SLUG'],
  options: { yes: { type: 'boolean', help: 'Do it. Nothing brings it back.' } },
  details:
    'For what must not be read any more, such as personal data in an old description or a note that was\n' +
    'taken back. What its profile says now stays, and so does what happened to its credentials.',
  async run(context, { positionals: [slug], values }) {
    const { id, slug: inUse } = await knownOrganisation(context, slug)
    if (!values.yes) {
      const { db } = await context.database()
      const { count, since } = await keptVersions(db, id)
      if (since === null) return message(`Nothing is kept of what the profile of ${inUse} said.`)
      const versions = count === 1 ? '1 earlier profile' : `${count} earlier profiles`
      return message(
        `${versions} of ${inUse} since ${since.slice(0, 10)} would be removed with --yes.`,
      )
    }
    return context.change(async (transaction, audit) => {
      const count = await forgetVersions(transaction, id)
      await audit({ action: 'organisation.forget', subject: inUse, details: { profiles: count } })
      return message(`What the profile of ${inUse} said before now is gone: ${count}.`)
    })
  },
})
