import * as limits from '../../contract/limits.ts'
import { isBlank, oneLine } from '../../contract/one-line.ts'
import { registerCopy } from './copy.ts'

/** What is wrong with a name; null when the server will take it. */
export function nameProblem(name: string): string | null {
  const line = oneLine(name)
  if (isBlank(line)) return registerCopy.nameEmpty
  return line.length > limits.name ? registerCopy.nameTooLong(limits.name) : null
}
