import * as v from 'valibot'
import { statedDetails } from '#src/contract/trust/stated-details.ts'
import { lockOrganisation } from '../../store/organisations/lock-organisation.ts'
import { vouchForWebsite } from '../../store/organisations/vouch-for-website.ts'
import { noteCheck, numberOf } from '../../store/proofs/organisation-checks.ts'
import { command, type OptionSpec } from '../command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'
import { readLine } from '../support/read-arguments.ts'

const authorityOption = {
  type: 'string',
  value: 'NAME',
  help: 'In whose name it was checked: what buyers read.',
} as const satisfies OptionSpec

export const organisationsVouch = command({
  name: 'organisations vouch',
  summary: 'Say that the website of an organisation is its own.',
  positionals: ['SLUG'],
  options: { for: authorityOption },
  details:
    'Its profile says so, with the day, as long as the website stays the same.\n' +
    'As long as nobody owns the organisation, whoever has a confirmed address at that domain\n' +
    'becomes its owner at once. A website that an employee sets proves nothing until then.',
  async run(context, { positionals: [slug], values }) {
    const authority = readAuthority(values.for)
    const { id, slug: subject } = await knownOrganisation(context, slug)
    return context.change(async (transaction, audit) => {
      const website = await vouchForWebsite(transaction, id)
      if (website === null) throw new OperatorError(`${subject} has no website.`)
      const check = { kind: 'website', typeId: null, value: website, authority } as const
      await noteCheck(transaction, id, { ...check, entryUrl: null })
      const details = { website, ...(authority && { authority }) }
      await audit({ action: 'organisation.vouch', subject, details })
      return message(`${website} counts as the website of ${subject} now.`)
    })
  },
})

export const organisationsCheck = command({
  name: 'organisations check',
  summary: 'Say that the number of an organisation was found in its register.',
  positionals: ['SLUG', 'TYPE'],
  options: {
    entry: { type: 'string', value: 'URL', help: 'Where the register has it.' },
    for: authorityOption,
  },
  details:
    'TYPE is the type of a number on its profile, au-abn for example. The profile says which register it\n' +
    'was found in and when, never the number; it stops once the number is another one.',
  async run(context, { positionals: [slug, typeId], values }) {
    const authority = readAuthority(values.for)
    const entryUrl = readEntry(values.entry)
    const { id, slug: subject } = await knownOrganisation(context, slug)
    return context.change(async (transaction, audit) => {
      await lockOrganisation(transaction, id)
      const value = await numberOf(transaction, id, typeId)
      if (value === null) throw new OperatorError(`${subject} has no number of type '${typeId}'.`)
      await noteCheck(transaction, id, { kind: 'number', typeId, value, authority, entryUrl })
      const details = { type: typeId, entry: entryUrl, ...(authority && { authority }) }
      await audit({ action: 'organisation.check', subject, details })
      return message(`The number of type '${typeId}' of ${subject} counts as found.`)
    })
  },
})

const readAuthority = (value: string | undefined): string | null =>
  value === undefined ? null : readLine('--for', value)

/** @throws UsageError where none is given, or it is no address */
function readEntry(value: string | undefined): string {
  if (value === undefined) throw new UsageError('--entry is needed: the address of the entry.')
  const result = v.safeParse(statedDetails.entries.entryUrl.wrapped, value)
  if (result.success) return result.output
  throw new UsageError(`--entry ${result.issues[0].message}.`)
}
