import { registerCopy } from './copy.ts'

/** ERR-1: the message of a failure, or the general one. */
export function failureMessage(error: unknown): string {
  return (error instanceof Error && error.message) || registerCopy.failed
}
