import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { knownMember } from '../../support/known-member.ts'

export const membershipsRefuse = command({
  name: 'memberships refuse',
  summary: 'Refuse a claim, or end a membership.',
  positionals: ['SLUG', 'EMAIL'],
  details: 'The last owner of an organisation stays: make somebody else an owner first.',
  async run(context, { positionals: [slug, email] }) {
    const { organisation, person } = await knownMember(context, slug, email)
    const { members } = await context.store()
    await members.remove({ organisation, membershipId: person.id }, { operator: context.actor })
    return message(`${person.email} does not belong to ${organisation.slug} any more.`)
  },
})
