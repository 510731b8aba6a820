import { command } from '../command.ts'
import { decideOn } from '../support/held-credential.ts'
import { readLine } from '../support/read-arguments.ts'

export const credentialsSuspend = command({
  name: 'credentials suspend',
  summary: 'End for a time that a confirmed credential counts as verified.',
  positionals: ['SLUG', 'CREDENTIAL', 'TEXT'],
  details: 'The text is public, and the owners are told by mail.\n‘credentials restore’ ends it.',
  run(context, { positionals: [slug, credentialId, text] }) {
    const note = readLine('The reason', text)
    const at = [slug, credentialId] as const
    const decision = { decision: 'suspend', note } as const
    return decideOn(context, at, decision, (inUse) => `of ${inUse} is suspended`)
  },
})

export const credentialsRestore = command({
  name: 'credentials restore',
  summary: 'End the suspension of a credential.',
  positionals: ['SLUG', 'CREDENTIAL'],
  run: (context, { positionals: at }) =>
    decideOn(context, at, { decision: 'restore' }, (slug) => `of ${slug} is no longer suspended`),
})

export const credentialsRevoke = command({
  name: 'credentials revoke',
  summary: 'Say for good that a confirmed credential does not count: its issuer has taken it back.',
  positionals: ['SLUG', 'CREDENTIAL', 'TEXT'],
  details:
    'The text is public, and the owners are told by mail. Only new papers, handed in and confirmed,\n' +
    'make it count again.',
  run(context, { positionals: [slug, credentialId, text] }) {
    const note = readLine('The reason', text)
    const at = [slug, credentialId] as const
    const decision = { decision: 'revoke', note } as const
    return decideOn(context, at, decision, (inUse) => `of ${inUse} is revoked`)
  },
})
