import { notesOf, addNote, removeNote } from '../../store/credentials/credential-notes.ts'
import { raiseVersion } from '../../store/organisations/raise-version.ts'
import { command } from '../command.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { stateOfHeld } from '../support/held-credential.ts'
import { knownOrganisation } from '../support/known-organisation.ts'
import { readChoice, readLine } from '../support/read-arguments.ts'

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
    return notes.map(({ state, ...note }) => ({ ...note, shown: state !== null }))
  },
})

export const credentialsNote = command({
  name: 'credentials note',
  summary: 'Put a public note on a credential: a red flag (CRITICAL) or a yellow one (WARN).',
  positionals: ['SLUG', 'CREDENTIAL', 'CRITICAL|WARN', 'TEXT'],
  async run(context, { positionals: [slug, credentialId, level, text] }) {
    const category = readChoice('The kind of note', level, ['CRITICAL', 'WARN'])
    const note = { category, text: readLine('The note', text) }
    const organisation = await knownOrganisation(context, slug)
    const key = { organisationId: organisation.id, credentialId }
    return context.change(async (transaction, audit) => {
      await stateOfHeld(transaction, organisation.slug, key)
      await raiseVersion(transaction, organisation.id)
      await addNote(transaction, key, note)
      await audit({
        action: 'credential.note',
        subject: organisation.slug,
        details: { credential: credentialId, ...note },
      })
      return message(`'${credentialId}' of ${organisation.slug} has the note now.`)
    })
  },
})

export const credentialsRemoveNote = command({
  name: 'credentials remove-note',
  summary: 'Take a note away.',
  positionals: ['NOTE'],
  details: 'The id of a note stands in ‘credentials notes’.',
  run: (context, { positionals: [noteId] }) =>
    context.change(async (transaction, audit) => {
      const note = await removeNote(transaction, noteId)
      if (!note) throw new OperatorError(`There is no note '${noteId}'.`)
      await raiseVersion(transaction, note.organisationId)
      const { slug } = await transaction
        .selectFrom('organisations')
        .select('slug')
        .where('id', '=', note.organisationId)
        .executeTakeFirstOrThrow()
      await audit({
        action: 'credential.remove-note',
        subject: slug,
        details: { credential: note.credentialId, category: note.category },
      })
      return message(`The note on '${note.credentialId}' of ${slug} is gone.`)
    }),
})
