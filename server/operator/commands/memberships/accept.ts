import { acceptedLetter } from '#server/mail/member-letters.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { knownMember } from '../../support/known-member.ts'
import { tell } from '../../support/tell.ts'

export const membershipsAccept = command({
  name: 'memberships accept',
  summary: 'Accept somebody’s claim on an organisation, or make a member its owner.',
  positionals: ['SLUG', 'EMAIL'],
  details:
    'Without --owner somebody becomes an employee, also where nobody owns the organisation: then\n' +
    'nobody in it can accept others, and the answer says so.',
  options: { owner: { type: 'boolean', help: 'As an owner, who may accept others.' } },
  async run(context, { positionals: [slug, email], values }) {
    const { organisation, person } = await knownMember(context, slug, email)
    const { members } = await context.store()
    const { after } = await members.change(
      { organisation, membershipId: person.id },
      { accept: true, relationship: values.owner ? 'OWNER' : undefined },
      { operator: context.actor },
    )
    const role = after.relationship === 'OWNER' ? 'an owner' : 'an employee'
    const told = person.whenAccepted
      ? ''
      : await tell(context, (site) => [acceptedLetter(site, organisation, person)])
    const people = await members.people(organisation.id)
    const isOwned = people.some((one) => one.whenAccepted && one.relationship === 'OWNER')
    const warning = isOwned
      ? ''
      : ` ${organisation.slug} still has no owner, so nobody in it can accept others: --owner makes one.`
    return message(`${person.email} belongs to ${organisation.slug} as ${role}.${told}${warning}`)
  },
})
