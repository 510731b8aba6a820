import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { refusedCredentialLetter } from '#server/mail/credential-letters.ts'
import { addNote } from '#server/store/credentials/credential-notes.ts'
import { removeCredential } from '#server/store/credentials/decide-credential.ts'
import { saveDerivedAttributes } from '#server/store/credentials/save-derived-attributes.ts'
import { raiseVersion } from '#server/store/organisations/raise-version.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { statusOfHeld } from '../../support/held-credential.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'
import { readLine } from '../../support/read-arguments.ts'
import { tell } from '../../support/tell.ts'

export const credentialsRefuse = command({
  name: 'credentials refuse',
  summary: 'Take a credential off a profile, verified or not.',
  positionals: ['SLUG', 'CREDENTIAL'],
  options: {
    reason: { type: 'string', value: 'TEXT', help: 'Why; kept as a note on the credential.' },
  },
  details:
    'The owners are told by mail, with the reason. Buyers see it no longer, neither as pending nor as verified, and attributes that followed\n' +
    'from it go. The supplier may add it again; then it waits anew, with the evidence it had and\n' +
    'with the reason as a WARN note, which ‘credentials remove-note’ takes away.',
  async run(context, { positionals: [slug, credentialId], values }) {
    const reason = values.reason === undefined ? null : readLine('--reason', values.reason)
    const organisation = await knownOrganisation(context, slug)
    const catalogue = await context.catalogue()
    const derive = deriveAttributesWith(catalogue)
    const key = { organisationId: organisation.id, credentialId }
    await context.change(async (transaction, audit) => {
      const status = await statusOfHeld(transaction, organisation.slug, key)
      await raiseVersion(transaction, organisation.id)
      await removeCredential(transaction, key)
      if (reason) await addNote(transaction, key, { category: 'WARN', text: reason })
      await saveDerivedAttributes(transaction, organisation.id, derive)
      await audit({
        action: 'credential.refuse',
        subject: organisation.slug,
        details: { credential: credentialId, status, ...(reason && { reason }) },
      })
    })
    const { members } = await context.store()
    const owners = (await members.people(organisation.id)).filter(
      (one) => one.whenAccepted && one.relationship === 'OWNER',
    )
    const name = catalogue.credentialById(credentialId)?.name ?? credentialId
    const told = await tell(context, (site) =>
      owners.map((one) => refusedCredentialLetter(site, organisation, { name, reason }, one)),
    )
    return message(`'${credentialId}' is off the profile of ${organisation.slug}.${told}`)
  },
})
