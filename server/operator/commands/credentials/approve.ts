import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { approveCredential } from '#server/store/credentials/decide-credential.ts'
import { saveDerivedAttributes } from '#server/store/credentials/save-derived-attributes.ts'
import { raiseVersion } from '#server/store/organisations/raise-version.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { statusOfHeld } from '../../support/held-credential.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'

export const credentialsApprove = command({
  name: 'credentials approve',
  summary: 'Mark a credential as verified.',
  positionals: ['SLUG', 'CREDENTIAL'],
  details:
    'Attributes that follow from it, such as ‘Environmentally certified’, are added to the profile.\n' +
    'Notes on the credential stay: take them away with ‘credentials remove-note’.',
  async run(context, { positionals: [slug, credentialId] }) {
    const organisation = await knownOrganisation(context, slug)
    const derive = deriveAttributesWith(await context.catalogue())
    const key = { organisationId: organisation.id, credentialId }
    return context.change(async (transaction, audit) => {
      const status = await statusOfHeld(transaction, organisation.slug, key)
      const what = `'${credentialId}' of ${organisation.slug}`
      if (status === 'APPROVED') return message(`${what} was verified already.`)
      await raiseVersion(transaction, organisation.id)
      await approveCredential(transaction, key)
      await saveDerivedAttributes(transaction, organisation.id, derive)
      await audit({
        action: 'credential.approve',
        subject: organisation.slug,
        details: { credential: credentialId },
      })
      return message(`${what} is verified now.`)
    })
  },
})
