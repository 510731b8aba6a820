import { createHmac } from 'node:crypto'
import { cookieNames } from '../constants.ts'
import type { Keys } from './keys.ts'

/**
 * The cookies by which the provider knows whose interaction goes on. A browser sends them to the address of
 * that step alone; where the step is taken in the request before it, that request is given them. Signed as
 * package keygrip does it for the provider (https://github.com/crypto-utils/keygrip).
 * @param uid of an interaction that the request has proved to be its own
 */
export function resumeCookie({ cookies: [key = ''] }: Pick<Keys, 'cookies'>, uid: string): string {
  const pair = `${cookieNames.resume}=${uid}`
  const signature = createHmac('sha1', key).update(pair).digest('base64url')
  return `${pair}; ${cookieNames.resume}.sig=${signature}`
}
