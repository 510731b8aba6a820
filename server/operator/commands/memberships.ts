import { ownersAmong } from '../../store/organisation-people.ts'
import { listMemberships } from '../../store/list-memberships.ts'
import { command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { message } from '../outcome.ts'
import { knownMember } from '../support/known-member.ts'
import { organisationOption, readOrganisation } from '../support/known-organisation.ts'
import { readStatus, statusOption } from '../support/read-arguments.ts'
import { occasionOf, toldByMail } from '../support/occasion.ts'

const statuses = ['PENDING', 'ACCEPTED'] as const

export const membershipsList = limitedListCommand({
  name: 'memberships list',
  summary: 'Show who belongs to organisations or asks to, oldest first.',
  options: { status: statusOption(statuses), organisation: organisationOption },
  columns: {
    organisation: 'ORGANISATION',
    email: 'EMAIL',
    verified: 'VERIFIED',
    relationship: 'AS',
    status: 'STATUS',
    since: 'SINCE (UTC)',
  },
  empty: 'There are no such memberships.',
  async page(context, values, wanted) {
    const status = readStatus(values.status, statuses)
    const organisationId = await readOrganisation(context, values.organisation)
    const { db } = await context.database()
    const { rows, next } = await listMemberships(db, { status, organisationId, ...wanted })
    return {
      next,
      rows: rows.map(({ emailVerified, acceptedAt, ...row }) => ({
        ...row,
        verified: emailVerified === 1,
        status: acceptedAt ? 'ACCEPTED' : 'PENDING',
      })),
    }
  },
})

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
    const occasion = occasionOf(context)
    const { after } = await members.change(
      { organisation, membershipId: person.id },
      { accept: true, relationship: values.owner ? 'OWNER' : undefined },
      { operator: context.actor },
      occasion,
    )
    const role = after.relationship === 'OWNER' ? 'an owner' : 'an employee'
    const told = person.whenAccepted ? '' : toldByMail(occasion, [person])
    const people = await members.people(organisation.id)
    const isOwned = ownersAmong(people).length > 0
    const warning = isOwned
      ? ''
      : ` ${organisation.slug} still has no owner, so nobody in it can accept others: --owner makes one.`
    return message(`${person.email} belongs to ${organisation.slug} as ${role}.${told}${warning}`)
  },
})

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
    const occasion = occasionOf(context)
    const member = { organisation, membershipId: person.id }
    await members.remove(member, { operator: context.actor }, occasion)
    const told = person.whenAccepted ? '' : toldByMail(occasion, [person])
    return message(`${person.email} does not belong to ${organisation.slug} any more.${told}`)
  },
})
