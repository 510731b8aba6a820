import { notesOf } from '#server/store/credentials/credential-notes.ts'
import { listCommand } from '../../list-command.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'

export const credentialsNotes = listCommand({
  name: 'credentials notes',
  summary: 'Show the notes on the credentials of an organisation, with their ids.',
  positionals: ['SLUG'],
  columns: { id: 'NOTE', credential: 'CREDENTIAL', category: 'KIND', shown: 'SHOWN', text: 'TEXT' },
  empty: 'There are no notes.',
  async rows(context, [slug]) {
    const { id } = await knownOrganisation(context, slug)
    const { db } = await context.database()
    const notes = await notesOf(db, id)
    return notes.map(({ status, ...note }) => ({ ...note, shown: status !== null }))
  },
})
