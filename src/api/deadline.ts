import * as limits from '../contract/limits.ts'

/** For something that is only read while the server is known not to answer, in ms. */
const lostTimeout = 10_000

export type Patience = {
  /** A whole file takes longer. */
  isFile: boolean
  /** Nothing is changed by it, so that it may be given up early. */
  isRead: boolean
  /** Whether the server has answered lately. */
  isReachable: boolean
}

/**
 * When a request is given up: at its deadline, or when its caller gives up. ofetch's own time-out does
 * not cover a request that has a signal, nor the reading of the body.
 */
export function deadline(signal: AbortSignal | undefined, patience: Patience): AbortSignal {
  const timeout = AbortSignal.timeout(timeFor(patience))
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

function timeFor({ isFile, isRead, isReachable }: Patience): number {
  if (isFile) return limits.fileTimeout
  return isRead && !isReachable ? lostTimeout : limits.requestTimeout
}
