import { removeNote } from '#server/store/credentials/credential-notes.ts'
import { raiseVersion } from '#server/store/organisations/raise-version.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'

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
