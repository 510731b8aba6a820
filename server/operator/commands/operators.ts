import { operatorRoles, type OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { grantRole, revokeRoles } from '../../store/operator-roles.ts'
import { command, type OptionSpec } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownPerson } from '../support/known-person.ts'
import { readChoice } from '../support/read-arguments.ts'

const grantOptions = {
  role: {
    type: 'string',
    multiple: true,
    value: operatorRoles.join('|'),
    help: 'What they may do; may be repeated.',
  },
  brand: { type: 'string', value: 'ID', help: 'For this brand and its suppliers only.' },
} as const satisfies Record<string, OptionSpec>

const roleChoices = operatorRoles.map((one) => one.toUpperCase() as Uppercase<typeof one>)

export const operatorsList = listCommand({
  name: 'operators list',
  summary: 'Show who may look after suppliers and brands, and in which roles.',
  columns: { email: 'EMAIL', role: 'ROLE', brand: 'BRAND', since: 'SINCE (UTC)' },
  empty: 'There are no operators.',
  async rows(context) {
    const { operators } = await context.store()
    const all = await operators.list()
    return all.map(({ brandId, ...grant }) => ({ ...grant, brand: brandId ?? 'all' }))
  },
})

export const operatorsGrant = command({
  name: 'operators grant',
  summary: 'Make somebody an operator: by default one who verifies and who helps people.',
  positionals: ['EMAIL'],
  options: grantOptions,
  details:
    'A verifier reads evidence and decides on credentials; support reads profiles and decides on\n' +
    'memberships; an editor looks after brands and texts; an admin may do all of it and gives roles.\n' +
    'The person must have logged in once, with an e-mail address that has been verified, and signs in\n' +
    'with a second factor to use the rights, which count from the next request on.',
  async run(context, { positionals: [email], values }) {
    const person = await knownPerson(context, email)
    if (!person.emailVerified) {
      throw new OperatorError(`The address ${person.email} has not been verified yet.`)
    }
    const grants = await readGrants(context, values, ['verifier', 'support'])
    const isKnown = await context.change(async (transaction, audit) => {
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', person.id)
        .executeTakeFirst()
      if (!user) return false
      for (const grant of grants) await grantRole(transaction, person.id, grant)
      await audit({
        ...{ action: 'operator.grant', subject: person.id },
        details: { roles: grants.map(({ role }) => role), brand: values.brand ?? null },
      })
      return true
    })
    if (!isKnown) throw new OperatorError(`${person.email} has not logged in to the portal yet.`)
    return message(`${person.email} is an operator now: ${wordsOf(grants)}.`)
  },
})

export const operatorsRevoke = command({
  name: 'operators revoke',
  summary: 'Take these rights away: all of them, or one role.',
  positionals: ['EMAIL'],
  options: grantOptions,
  async run(context, { positionals: [email], values }) {
    const person = await knownPerson(context, email)
    const isAll = !values.role && !values.brand
    const grants = isAll ? [null] : await readGrants(context, values, [...operatorRoles])
    const removed = await context.change(async (transaction, audit) => {
      const gone = []
      for (const grant of grants)
        if (await revokeRoles(transaction, person.id, grant)) gone.push(grant)
      if (gone.length > 0)
        await audit({
          ...{ action: 'operator.revoke', subject: person.id },
          details: isAll
            ? {}
            : {
                roles: gone.flatMap((grant) => grant?.role ?? []),
                brand: values.brand ?? null,
              },
        })
      return gone
    })
    if (removed.length === 0) throw new OperatorError(`${person.email} is no such operator.`)
    if (isAll) return message(`${person.email} is no operator any more.`)
    return message(`${person.email} is no longer ${wordsOf(removed.flatMap((one) => one ?? []))}.`)
  },
})

async function readGrants(
  context: OperatorContext,
  { role, brand }: { role: string[] | undefined; brand: string | undefined },
  byDefault: readonly OperatorGrant['role'][],
): Promise<OperatorGrant[]> {
  if (brand !== undefined) {
    const { brands } = await context.store()
    const ids = (await brands.all()).map(({ id }) => id)
    if (!ids.includes(brand)) throw new OperatorError(`There is no brand '${brand}'.`)
  }
  const roles = role?.map((one) => {
    const chosen = readChoice('--role', one, roleChoices)
    return chosen.toLowerCase() as Lowercase<typeof chosen>
  })
  return (roles ?? byDefault).map((one) => ({ role: one, brandId: brand ?? null }))
}

const wordsOf = (grants: readonly OperatorGrant[]) =>
  grants.map(({ role, brandId }) => (brandId ? `${role} of ${brandId}` : role)).join(', ')
