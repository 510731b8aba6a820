import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives the memory back that is not needed any more; takes a tenth of a second in which nothing else
 * happens. V8 holds the pages that a start has filled until memory is short, which a process at rest
 * never is: a quarter of all that it has. Only V8's last resort empties them, and only a context made
 * under the flag has it (https://nodejs.org/api/v8.html#v8setflagsfromstringflags).
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
