import { registerCopy } from './copy.ts'

/**
 * ERR-1: the message of a failure, or the general one.
 * @param error whatever was thrown
 * @returns words for people
 */
export function failureMessage(error: unknown): string {
  return (error instanceof Error && error.message) || registerCopy.failed
}
