import * as v from 'valibot'
import { line } from '#src/contract/fields.ts'
import * as limits from '#src/contract/limits.ts'
import { UsageError } from '../operator-error.ts'

/**
 * A line of text that people will read.
 * @throws UsageError when it is empty, too long or holds control characters
 */
export function readLine(name: string, value: string, max: number = limits.inviteMessage): string {
  const result = v.safeParse(line(max), value)
  if (result.success) return result.output
  throw new UsageError(`${name} ${result.issues[0].message}.`)
}
