import { addNote } from '#server/store/credentials/credential-notes.ts'
import { raiseVersion } from '#server/store/organisations/raise-version.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { statusOfHeld } from '../../support/held-credential.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'
import { readChoice, readLine } from '../../support/read-arguments.ts'

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
      await statusOfHeld(transaction, organisation.slug, key)
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
