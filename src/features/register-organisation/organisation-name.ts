import * as limits from '../../contract/limits.ts'
import { registerCopy } from './copy.ts'

/** What is wrong with a name; null when the server will take it. */
export function nameProblem(name: string): string | null {
  const trimmed = name.trim()
  if (!trimmed) return registerCopy.nameEmpty
  return trimmed.length > limits.name ? registerCopy.nameTooLong(limits.name) : null
}
