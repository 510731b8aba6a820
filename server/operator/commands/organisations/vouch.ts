import { vouchForWebsite } from '#server/store/organisations/vouch-for-website.ts'
import { command } from '../../command.ts'
import { OperatorError } from '../../operator-error.ts'
import { message } from '../../outcome.ts'
import { knownOrganisation } from '../../support/known-organisation.ts'

export const organisationsVouch = command({
  name: 'organisations vouch',
  summary: 'Say that the website of an organisation is its own.',
  positionals: ['SLUG'],
  details:
    'As long as nobody owns the organisation, whoever has a confirmed address at that domain\n' +
    'becomes its owner at once. A website that an employee sets proves nothing until then.',
  async run(context, { positionals: [slug] }) {
    const organisation = await knownOrganisation(context, slug)
    return context.change(async (transaction, audit) => {
      const website = await vouchForWebsite(transaction, organisation.id)
      if (website === null) throw new OperatorError(`${organisation.slug} has no website.`)
      const subject = organisation.slug
      await audit({ action: 'organisation.vouch', subject, details: { website } })
      return message(`${website} counts as the website of ${subject} now.`)
    })
  },
})
