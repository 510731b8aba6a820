import { userInfo } from 'node:os'
import * as limits from '#src/contract/limits.ts'
import { UsageError } from './operator-error.ts'

/**
 * Who acts, for the audit log: `--as`, else OPERATOR_NAME, else the account of the operating system.
 * @throws UsageError when that is empty, too long, or holds control characters
 */
export function actorFrom(given: string | undefined, env: NodeJS.ProcessEnv): string {
  const name = (given ?? (env['OPERATOR_NAME'] || accountName())).trim()
  if (!name || name.length > limits.email || /\p{Cc}/u.test(name)) {
    throw new UsageError(`Say who you are with --as NAME, in at most ${limits.email} characters.`)
  }
  return name
}

/** A process in a container may run under a number that no account has. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}
