import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { restoreCredential, stopCredential } from '../../store/credentials/decide-credential.ts'
import { command } from '../command.ts'
import { OperatorError } from '../operator-error.ts'
import { decideOn } from '../support/held-credential.ts'
import { readLine } from '../support/read-arguments.ts'

export const credentialsSuspend = command({
  name: 'credentials suspend',
  summary: 'End for a time that a confirmed credential counts as verified.',
  positionals: ['SLUG', 'CREDENTIAL', 'TEXT'],
  details: 'The text is public, and the owners are told by mail.\n‘credentials restore’ ends it.',
  run(context, { positionals: [slug, credentialId, text] }) {
    const note = readLine('The reason', text)
    return decideOn(context, [slug, credentialId], {
      ...{ action: 'suspend', outcome: 'suspended', note },
      async decide(transaction, key, state) {
        if (!isVerifiedState(state)) throw new OperatorError(`It is ${state}, not verified.`)
        await stopCredential(transaction, key, 'suspended', note)
      },
      done: 'is suspended',
    })
  },
})

export const credentialsRestore = command({
  name: 'credentials restore',
  summary: 'End the suspension of a credential.',
  positionals: ['SLUG', 'CREDENTIAL'],
  run: (context, { positionals: at }) =>
    decideOn(context, at, {
      ...{ action: 'restore', outcome: 'restored', note: null },
      async decide(transaction, key, state) {
        if (state !== 'suspended') throw new OperatorError(`It is ${state}, not suspended.`)
        await restoreCredential(transaction, key)
      },
      done: 'is no longer suspended',
    }),
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
    return decideOn(context, [slug, credentialId], {
      ...{ action: 'revoke', outcome: 'revoked', note },
      async decide(transaction, key, state) {
        if (!isVerifiedState(state) && state !== 'suspended' && state !== 'expired')
          throw new OperatorError(`It is ${state}: there is nothing to take back.`)
        await stopCredential(transaction, key, 'revoked', note)
      },
      done: 'is revoked',
    })
  },
})
