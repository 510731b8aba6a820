import type { Config } from '../config.ts'
import { operatorFromOutside, operatorProgram } from './program.ts'

/**
 * The command that gives a host a brand. Every caller may read it on a page, so it tells nothing of the
 * machine.
 * @param host with its port, as it was asked for
 */
export function firstBrandCommand(host: string, program = operatorProgram()): string {
  return `${program} brands add 'My portal' --host ${host}`
}

/**
 * What the log says after a start without any brand.
 * @returns a line for each way to one, which ends with a command that can be run as it is
 */
export function firstBrandHint({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const host = publicUrl ? new URL(publicUrl).host : 'localhost'
  const command = firstBrandCommand(host, operatorFromOutside())
  const bootstrap = `${operatorFromOutside()} operators bootstrap`
  return [
    `The first admin can make a brand in the console: ${bootstrap}`,
    `There is no brand yet, so no host shows a portal. Add the first one: ${command}`,
  ].join('\n')
}
