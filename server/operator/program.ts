import { existsSync } from 'node:fs'
import { hostname } from 'node:os'

type Surroundings = {
  env: NodeJS.ProcessEnv
  isThere(path: string): boolean
  host: string
}

/**
 * How the operator's command line is called on this machine.
 * @param env where the container image has `OPERATOR_PROGRAM`
 */
export function operatorProgram(env: NodeJS.ProcessEnv = process.env): string {
  return env['OPERATOR_PROGRAM'] || 'npm run operator --'
}

/**
 * How it is called by a person who reads the log: of a container that is from outside of it.
 * @param surroundings what tells that this is a container, and of which engine
 */
export function operatorFromOutside(
  surroundings: Surroundings = { env: process.env, isThere: existsSync, host: hostname() },
): string {
  const { env, host } = surroundings
  const program = operatorProgram(env)
  const engine = env['OPERATOR_PROGRAM'] && engineOf(surroundings)
  // Docker and Podman name the machine after the container, unless it has the network of its host.
  const container = /^[0-9a-f]{12}$/.test(host) ? host : 'CONTAINER'
  return engine ? `${engine} exec ${container} ${program}` : program
}

/** Podman sets a variable, Docker makes a file. */
function engineOf({ env, isThere }: Surroundings): string | null {
  if (env['container'] === 'podman') return 'podman'
  return isThere('/.dockerenv') ? 'docker' : null
}
