import { notesOf } from '#server/store/credentials/credential-notes.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'

export const credentialsNotes = command({
  name: 'credentials notes',
  summary: 'Show the notes on the credentials of an organisation, with their ids.',
  positionals: ['SLUG'],
  async run(context, { positionals: [slug] }) {
    const { id } = await knownOrganisation(context, slug)
    const { db } = await context.database()
    const notes = await notesOf(db, id)
    return table(
      { id: 'NOTE', credential: 'CREDENTIAL', category: 'KIND', shown: 'SHOWN', text: 'TEXT' },
      notes.map(({ status, ...note }) => ({ ...note, shown: status !== null })),
      { empty: 'There are no notes.' },
    )
  },
})
