import type { Command } from './command.ts'
import { UsageError } from './operator-error.ts'
import { operatorProgram } from './program.ts'

/** Edits after which a word is taken for a slip of the fingers. */
const slips = 3

/**
 * The command that a line begins with.
 * @returns also what follows it
 * @throws UsageError naming the nearest command when there is none
 */
export function findCommand(
  commands: readonly Command[],
  line: readonly string[],
): { command: Command; rest: readonly string[] } {
  for (const words of [2, 1]) {
    const name = line.slice(0, words).join(' ')
    const command = commands.find((one) => one.name === name)
    if (command) return { command, rest: line.slice(words) }
  }
  throw new UsageError(unknownCommand(commands, line))
}

function unknownCommand(commands: readonly Command[], [group = '', verb = '']: readonly string[]) {
  const inGroup = commands.filter((one) => one.name.startsWith(`${group} `))
  if (inGroup.length > 0 && (!verb || verb.startsWith('-'))) {
    const names = inGroup.map((one) => `'${one.name}'`).join(', ')
    return `'${group}' is not a whole command: there are ${names}.`
  }
  const typed = `${group} ${verb}`.trim()
  const [nearest] = commands
    .map(({ name }) => ({ name, edits: Math.min(edits(name, typed), edits(name, group)) }))
    .toSorted((one, other) => one.edits - other.edits)
  const hint =
    nearest && nearest.edits <= slips
      ? `did you mean '${nearest.name}'?`
      : `'${operatorProgram()} help' lists all.`
  return `There is no command '${typed}': ${hint}`
}

/** Letters to add, drop or change to make one text of another (Levenshtein). */
function edits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + change,
        ),
      )
    }
    above = line
  }
  return above[to.length] ?? 0
}
