import type { Command, OptionSpec } from './command.ts'
import { findCommand } from './find-command.ts'
import { sharedOptions } from './parse-line.ts'
import { operatorProgram } from './program.ts'

/** The usage of a command as one line: `npm run operator -- credentials approve SLUG CREDENTIAL`. */
export function usageLine({ name, positionals, options }: Command): string {
  const given = Object.entries(options).map(([option, spec]) => `[${optionUsage(option, spec)}]`)
  return [operatorProgram(), name, ...positionals, ...given].join(' ')
}

/**
 * The help: the list of all commands, or one of them in full.
 * @param line words of the command that help is wanted for; empty: the list
 * @throws UsageError for a command that there is not
 */
export function helpText(commands: readonly Command[], line: readonly string[]): string {
  if (line.length > 0) return commandHelp(findCommand(commands, line).command)
  const longest = Math.max(...commands.map((one) => one.name.length))
  const program = operatorProgram()
  return [
    `Usage: ${program} COMMAND …`,
    '',
    ...commands.map((one) => `  ${one.name.padEnd(longest)}  ${one.summary}`),
    '',
    `'${program} help COMMAND' tells more about one of them.`,
    '',
  ].join('\n')
}

function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.options, ...sharedOptions }).map(
    ([name, spec]) => [optionUsage(name, spec), spec.help] as const,
  )
  const longest = Math.max(...options.map(([usage]) => usage.length))
  return [
    command.summary,
    '',
    `Usage: ${usageLine(command)}`,
    '',
    ...options.map(([usage, words]) => `  ${usage.padEnd(longest)}  ${words}`),
    '',
    ...(command.details ? [command.details, ''] : []),
  ].join('\n')
}

function optionUsage(name: string, spec: OptionSpec): string {
  const usage = spec.type === 'boolean' ? `--${name}` : `--${name} ${spec.value ?? 'TEXT'}`
  return spec.multiple ? `${usage} …` : usage
}
