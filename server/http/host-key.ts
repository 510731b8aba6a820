import { isLoopbackHost } from './loopback.ts'

/**
 * What is the same for hosts that may not belong to two brands. That is the name: whoever has it at one port
 * has it at all. On this machine a port is another program of a developer's.
 * @param host as `normalHost` gives it
 */
export function hostKey(host: string): string {
  return isLoopbackHost(host) ? host : host.replace(/:\d+$/, '')
}
