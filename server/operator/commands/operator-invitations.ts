import { invitationHours, type OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { inviteOperator, withdrawInvitation } from '../../store/operator-invitations.ts'
import { command } from '../command.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { occasionOf } from '../support/occasion.ts'

export const operatorsBootstrap = command({
  name: 'operators bootstrap',
  summary: 'Print a link by which one person becomes an admin: the first one, above all.',
  details:
    `The link works once, within ${invitationHours} hours, for whoever opens it first: hand it over as you would a\n` +
    'password. The person signs up or in, sets up a passkey or an authenticator app, and is the admin, who\n' +
    'gives all other roles in the console.',
  async run(context) {
    const { code } = await context.change((transaction) => {
      const grant: OperatorGrant = { role: 'admin', brandId: null }
      const by = { id: null, email: context.actor }
      return inviteOperator(transaction, grant, by, Date.now())
    })
    const path = `/operate/welcome#${code}`
    const occasion = occasionOf(context)
    return message(occasion ? `${occasion.origin}${path}` : `https://(your portal)${path}`)
  },
})

export const operatorsInvitations = listCommand({
  name: 'operators invitations',
  summary: 'Show the links by which somebody may yet become an operator.',
  columns: {
    ...{ id: 'ID', role: 'ROLE', brand: 'BRAND' },
    ...{ invitedBy: 'MADE BY', expiresAt: 'UNTIL (UTC)' },
  },
  empty: 'There are no links that nobody has used.',
  async rows(context) {
    const { operators } = await context.store()
    const all = await operators.invitations(Date.now())
    return all.map(({ brandId, ...link }) => ({ ...link, brand: brandId ?? 'all' }))
  },
})

export const operatorsWithdraw = command({
  name: 'operators withdraw',
  summary: 'Make a link useless by which somebody could become an operator.',
  positionals: ['ID'],
  async run(context, { positionals: [id] }) {
    const by = { id: null, email: context.actor }
    const removed = await context.change((transaction) => withdrawInvitation(transaction, id, by))
    if (!removed) throw new OperatorError(`No link has the id '${id}' any more.`)
    return message('Nobody can use that link any more.')
  },
})
