import { parseArgs } from 'node:util'
import type { Command, OptionSpec } from './command.ts'
import { UsageError } from './operator-error.ts'

/** Options that every command has. */
export const sharedOptions = {
  as: { type: 'string', value: 'NAME', help: 'Who acts, for the audit log.' },
  json: { type: 'boolean', help: 'Print JSON for programs.' },
} as const satisfies Record<string, OptionSpec>

/**
 * Reads what follows the name of a command.
 * @throws UsageError for options it does not have and for too few or too many words
 */
export function parseLine(command: Command, rest: readonly string[]) {
  const { positionals, values } = parse(command, rest)
  const required = command.positionals.filter((name) => !name.startsWith('['))
  if (positionals.length < required.length) {
    const missing = required.slice(positionals.length).join(' and ')
    throw new UsageError(`'${command.name}' needs ${missing} as well.`)
  }
  if (positionals.length > command.positionals.length) {
    const extra = positionals.slice(command.positionals.length).join(' ')
    throw new UsageError(
      `'${command.name}' cannot use '${extra}': put quotation marks around text of several words.`,
    )
  }
  return {
    positionals,
    values,
    as: typeof values['as'] === 'string' ? values['as'] : undefined,
    json: values['json'] === true,
  }
}

function parse(command: Command, rest: readonly string[]) {
  const declared = Object.entries<OptionSpec>({ ...command.options, ...sharedOptions })
  try {
    return parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: Object.fromEntries(
        declared.map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
      ),
    })
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    const [sentence = said] = said.split('. ')
    throw new UsageError(sentence.replace(/\.?$/, '.'), { cause })
  }
}
