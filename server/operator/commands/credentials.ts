import {
  credentialStates,
  isVerifiedState,
  verifiedStates,
} from '#src/contract/trust/credential-state.ts'
import { credentialHistory } from '../../store/credentials/credential-history.ts'
import { listHeldCredentials } from '../../store/credentials/list-held.ts'
import { command } from '../command.ts'
import { limitedListCommand, listCommand } from '../list-command.ts'
import { decideOn } from '../support/held-credential.ts'
import {
  organisationOption,
  readOrganisation,
  knownOrganisation,
} from '../support/known-organisation.ts'
import { readChoice, readLine, readStatus, statusOption } from '../support/read-arguments.ts'

/** The specification's words, and what they stand for. */
const statesOf = {
  PENDING: credentialStates.filter((one) => !isVerifiedState(one)),
  APPROVED: verifiedStates,
} as const
const statuses = ['PENDING', 'APPROVED'] as const
const states = credentialStates.map((one) => one.toUpperCase() as Uppercase<typeof one>)

export const credentialsList = limitedListCommand({
  name: 'credentials list',
  summary: 'Show the credentials on profiles, those that wait longest first.',
  options: {
    status: statusOption(statuses),
    state: { type: 'string', value: credentialStates.join('|'), help: 'Only those.' },
    organisation: organisationOption,
  },
  columns: {
    organisation: 'ORGANISATION',
    credential: 'CREDENTIAL',
    state: 'STATE',
    since: 'SINCE (UTC)',
    evidence: 'FILES',
    notes: 'NOTES',
  },
  empty: 'There are no such credentials.',
  async page(context, values, wanted) {
    const status = readStatus(values.status, statuses)
    const organisationId = await readOrganisation(context, values.organisation)
    const { db } = await context.database()
    const state = values.state && readChoice('--state', values.state, states)
    const wantedStates = credentialStates.filter(
      (one) =>
        (!state || one.toUpperCase() === state) && (!status || statesOf[status].includes(one)),
    )
    return listHeldCredentials(db, { states: wantedStates, organisationId, ...wanted })
  },
})

export const credentialsHistory = listCommand({
  name: 'credentials history',
  summary: 'Show what was stated about a credential, how it was checked, and when.',
  positionals: ['SLUG', 'CREDENTIAL'],
  columns: { from: 'FROM (UTC)', to: 'UNTIL (UTC)', what: 'WHAT', details: 'DETAILS' },
  empty: 'Nothing is known of such a credential.',
  async rows(context, [slug, credentialId]) {
    const { id: organisationId } = await knownOrganisation(context, slug)
    const { db } = await context.database()
    const entries = await credentialHistory(db, { organisationId, credentialId })
    return entries.map(({ details, file, ...entry }) => ({
      ...entry,
      details: Object.entries({ ...details, ...(file && { file: file.name }) })
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    }))
  },
})

export const credentialsRefuse = command({
  name: 'credentials refuse',
  summary: 'Say that a credential is not confirmed, or not any more.',
  positionals: ['SLUG', 'CREDENTIAL'],
  options: {
    reason: { type: 'string', value: 'TEXT', help: 'Why; for the supplier alone.' },
  },
  details:
    'What was handed in last is refused. Where that are new papers for a credential that was confirmed\n' +
    'before, everything else stays as it is. Otherwise it is the credential itself: buyers do not see\n' +
    'it, neither as pending nor as verified, and attributes that followed from it go. The supplier sees\n' +
    'it on the profile, with the reason, and is told by mail; it waits anew once its details are\n' +
    'changed or a file is added. Tell buyers why one does not count any more with ‘credentials revoke’.',
  run(context, { positionals: at, values }) {
    const reason =
      values.reason === undefined ? {} : { reason: readLine('--reason', values.reason) }
    const decision = { decision: 'refuse', ...reason } as const
    return decideOn(context, at, decision, (slug, state) =>
      state === 'refused'
        ? `is not confirmed for ${slug}`
        : `of ${slug} is ${state} as before: its new papers are not confirmed`,
    )
  },
})
