import { refusedLetter } from '#server/mail/member-letters.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { knownMember } from '../../support/known-member.ts'
import { tell } from '../../support/tell.ts'

export const membershipsRefuse = command({
  name: 'memberships refuse',
  summary: 'Refuse a claim, or end a membership.',
  positionals: ['SLUG', 'EMAIL'],
  details:
    'Whoever made the claim is told by mail; somebody whose membership ends is not.\n' +
    'The last owner of an organisation stays: make somebody else an owner first.',
  async run(context, { positionals: [slug, email] }) {
    const { organisation, person } = await knownMember(context, slug, email)
    const { members } = await context.store()
    await members.remove({ organisation, membershipId: person.id }, { operator: context.actor })
    const told = person.whenAccepted
      ? ''
      : await tell(context, (site) => [refusedLetter(site, organisation, person)])
    return message(`${person.email} does not belong to ${organisation.slug} any more.${told}`)
  },
})
