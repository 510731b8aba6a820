import type { CheckMethod } from '#src/contract/trust/credential-facts.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { nothingStated } from '#src/contract/trust/stated-details.ts'
import {
  confirmCredential,
  leaveUnconfirmed,
  renewCredential,
} from '../../store/credentials/decide-credential.ts'
import { type Arguments, command, type OptionSpec } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { decideOn } from '../support/held-credential.ts'
import { readChoice, readLine } from '../support/read-arguments.ts'
import { readStated, statedOptions } from '../support/stated-options.ts'

const ways = ['DOCUMENT', 'REGISTER', 'ISSUER'] as const

const checkOptions = {
  how: {
    type: 'string',
    value: 'document|register|issuer',
    help: 'How it was checked: a document was seen, the issuer’s register has it, or the issuer said so.',
  },
  ...statedOptions,
  for: { type: 'string', value: 'NAME', help: 'In whose name it was checked: what buyers read.' },
} as const satisfies Record<string, OptionSpec>
const positionals = ['SLUG', 'CREDENTIAL'] as const
type CheckArguments = Arguments<typeof checkOptions, typeof positionals>

const whatCounts =
  'What the certificate says counts in place of what the supplier has said, as far as it is given.\n' +
  'Attributes that follow from it, such as ‘Environmentally certified’, are added to the profile.\n' +
  'Notes on the credential stay: take them away with ‘credentials remove-note’.'

export const credentialsApprove = command({
  name: 'credentials approve',
  summary: 'Confirm a credential, or the papers for its renewal.',
  positionals,
  options: checkOptions,
  details: whatCounts,
  run: (context, args) => confirm(context, args, 'approve'),
})

export const credentialsCheck = command({
  name: 'credentials check',
  summary: 'Check a confirmed credential again, or in a better way.',
  positionals,
  options: checkOptions,
  details: whatCounts,
  run: (context, args) => confirm(context, args, 'check'),
})

function confirm(
  context: OperatorContext,
  { positionals: at, values }: CheckArguments,
  action: 'approve' | 'check',
) {
  const method = readWay(values.how)
  const corrections = readStated(values)
  const authority = values.for === undefined ? null : readLine('--for', values.for)
  const entryUrl = corrections.entryUrl ?? null
  if (method === 'register' && entryUrl === null)
    throw new UsageError(
      '--entry is needed where the register was asked: the address of the entry.',
    )
  return decideOn(context, at, {
    ...{
      action,
      outcome: 'confirmed',
      note: null,
      details: { method, ...corrections, ...(authority && { authority }) },
    },
    async decide(transaction, key, state) {
      if (state === 'suspended')
        throw new OperatorError('It is suspended: end that with ‘credentials restore’.')
      if (action === 'approve' && isVerifiedState(state) && state !== 'renewal')
        throw new OperatorError('It is verified already: check it again with ‘credentials check’.')
      if (action === 'check' && (!isVerifiedState(state) || state === 'renewal'))
        throw new OperatorError(`It is ${state}: confirm it with ‘credentials approve’.`)
      await confirmCredential(transaction, key, { method, authority, entryUrl, corrections })
    },
    done: 'is verified now',
  })
}

function readWay(value: string | undefined): CheckMethod {
  if (value === undefined)
    throw new UsageError(`--how is needed: ${ways.join(', ').toLowerCase()}.`)
  const way = readChoice('--how', value, ways)
  return ({ DOCUMENT: 'document', REGISTER: 'register', ISSUER: 'issuer' } as const)[way]
}

export const credentialsAsk = command({
  name: 'credentials ask',
  summary: 'Ask the supplier for what is missing to confirm a credential.',
  positionals: ['SLUG', 'CREDENTIAL', 'TEXT'],
  details: 'The owners are told by mail, in these words. The credential stays as it is.',
  run(context, { positionals: [slug, credentialId, text] }) {
    const note = readLine('What is missing', text)
    return decideOn(context, [slug, credentialId], {
      ...{ action: 'ask', outcome: 'incomplete', note },
      decide: (transaction, key) => leaveUnconfirmed(transaction, key, 'incomplete', note),
      done: 'waits for what was asked for',
    })
  },
})

export const credentialsRenew = command({
  name: 'credentials renew',
  summary: 'Hand in new papers for a credential in the name of the supplier.',
  positionals,
  options: statedOptions,
  details: 'What was confirmed counts until the new papers are: ‘credentials approve’.',
  run(context, { positionals: at, values }) {
    const details = readStated(values)
    if (Object.keys(details).length === 0)
      throw new UsageError('Say what the new papers say, for example --expires.')
    return decideOn(context, at, {
      ...{ action: 'renew', outcome: 'renewing', note: null, details },
      decide: (transaction, key) =>
        renewCredential(transaction, key, { ...nothingStated, ...details }, null),
      done: 'has new papers that wait for a decision',
    })
  },
})
