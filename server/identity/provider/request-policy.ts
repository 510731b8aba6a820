import type { IncomingMessage } from 'node:http'
import { policies, type Policy } from '../constants.ts'

/** oidc-provider hands its callbacks the plain request, which has no room of its own for this. */
const policyOfRequest = new WeakMap<object, Policy>()

/** Remembers under which policy a request came in. */
export function rememberPolicy(request: IncomingMessage, policy: Policy): void {
  policyOfRequest.set(request, policy)
}

/** The policy that a request came in under. */
export function requestPolicy(request: object): Policy {
  return policyOfRequest.get(request) ?? policies.signIn
}

/** Whether a name is one of the policies. */
export function isPolicy(name: unknown): name is Policy {
  return Object.values<unknown>(policies).includes(name)
}
