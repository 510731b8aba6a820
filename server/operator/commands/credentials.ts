import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { addNote } from '../../store/credentials/credential-notes.ts'
import { approveCredential, removeCredential } from '../../store/credentials/decide-credential.ts'
import { listHeldCredentials } from '../../store/credentials/list-held.ts'
import { saveDerivedAttributes } from '../../store/credentials/save-derived-attributes.ts'
import { appendEvent } from '../../store/events/append-event.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import { raiseVersion } from '../../store/organisations/raise-version.ts'
import { command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { message } from '../outcome.ts'
import { occasionOf, toldByMail } from '../support/occasion.ts'
import { statusOfHeld } from '../support/held-credential.ts'
import {
  organisationOption,
  readOrganisation,
  knownOrganisation,
} from '../support/known-organisation.ts'
import { readStatus, statusOption, readLine } from '../support/read-arguments.ts'

const statuses = ['PENDING', 'APPROVED'] as const

export const credentialsList = limitedListCommand({
  name: 'credentials list',
  summary: 'Show the credentials on profiles, those that wait longest first.',
  options: { status: statusOption(statuses), organisation: organisationOption },
  columns: {
    organisation: 'ORGANISATION',
    credential: 'CREDENTIAL',
    status: 'STATUS',
    since: 'SINCE (UTC)',
    evidence: 'FILES',
    notes: 'NOTES',
  },
  empty: 'There are no such credentials.',
  async page(context, values, wanted) {
    const status = readStatus(values.status, statuses)
    const organisationId = await readOrganisation(context, values.organisation)
    const { db } = await context.database()
    return listHeldCredentials(db, { status, organisationId, ...wanted })
  },
})

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
    const derive = deriveAttributesWith(await context.catalogue())
    const key = { organisationId: organisation.id, credentialId }
    const occasion = occasionOf(context)
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
      await appendEvent(transaction, {
        ...{ type: 'credential.refused', organisationId: organisation.id, userId: null },
        data: { credential: credentialId, reason, occasion },
      })
    })
    const { members } = await context.store()
    const owners = ownersAmong(await members.people(organisation.id))
    const told = toldByMail(occasion, owners)
    return message(`'${credentialId}' is off the profile of ${organisation.slug}.${told}`)
  },
})
