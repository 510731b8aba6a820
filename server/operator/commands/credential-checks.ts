import { type Arguments, command, type OptionSpec } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { UsageError } from '../operator-error.ts'
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
  const authority = values.for === undefined ? {} : { authority: readLine('--for', values.for) }
  if (method === 'register' && !corrections.entryUrl)
    throw new UsageError(
      '--entry is needed where the register was asked: the address of the entry.',
    )
  const decision = { decision: action, method, ...corrections, ...authority }
  return decideOn(context, at, decision, (slug) => `of ${slug} is verified now`)
}

function readWay(value: string | undefined) {
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
    return decideOn(
      context,
      [slug, credentialId],
      { decision: 'ask', note },
      (inUse) => `of ${inUse} waits for what was asked for`,
    )
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
    return decideOn(
      context,
      at,
      { decision: 'renew', ...details },
      (slug) => `of ${slug} has new papers that wait for a decision`,
    )
  },
})
