import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { ProblemError } from '#src/contract/problem.ts'
import { StartupError } from '../startup-error.ts'
import { troubleOf, type Trouble } from '../store/trouble.ts'
import { actorFrom } from './actor.ts'
import { commands } from './commands.ts'
import { createContext } from './context.ts'
import { findCommand } from './find-command.ts'
import { helpText, usageLine } from './help.ts'
import { OperatorError, UsageError } from './operator-error.ts'
import { type Outcome, printOutcome } from './outcome.ts'
import { parseLine } from './parse-line.ts'

/** Where a command reads and writes; the process's own, except in tests. */
export type Terminal = {
  env: NodeJS.ProcessEnv
  stdin: NodeJS.ReadableStream
  /** Gets the result and nothing else. */
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/**
 * Carries one command out.
 * @param line the words after `npm run operator --`
 * @returns exit code: 0 done, 1 refused or failed, or something was found to be wrong, 2 typed wrongly
 */
export async function runOperator(line: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const [first] = line
    if (first === undefined || first === 'help' || first === '--help') {
      terminal.stdout.write(helpText(commands, line.slice(1)))
      return 0
    }
    const { command, rest } = findCommand(commands, line)
    if (rest.includes('--help')) {
      terminal.stdout.write(helpText([command], command.name.split(' ')))
      return 0
    }
    const args = parseLineOrTell(command, rest)
    const outcome = await carryOut(command, args, terminal)
    return outcome.kind === 'message' && outcome.isWrong ? 1 : 0
  } catch (error) {
    terminal.stderr.write(`${sentenceFor(error)}\n`)
    if (terminal.env['LOG_LEVEL'] === 'debug') terminal.stderr.write(`${stackOf(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

type Found = ReturnType<typeof findCommand>['command']

function parseLineOrTell(command: Found, rest: readonly string[]) {
  try {
    return parseLine(command, rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(`${error.message}\nUsage: ${usageLine(command)}`, { cause: error })
  }
}

async function carryOut(
  command: Found,
  args: ReturnType<typeof parseLine>,
  { env, stdin, stdout, stderr }: Terminal,
): Promise<Outcome> {
  const context = createContext(env, actorFrom(args.as, env), (file) => readText(file, stdin))
  try {
    const outcome = await command.run(context, args)
    await printOutcome(outcome, args.json, (text) => stdout.write(text))
    if (outcome.kind === 'table' && outcome.next !== undefined) {
      stderr.write(`There are more: the same with --after ${outcome.next} shows the next ones.\n`)
    }
    return outcome
  } finally {
    await context.close()
  }
}

const troubles: Readonly<Record<Trouble, string>> = {
  away: 'The database does not answer',
  locked: 'Another process keeps the database locked',
  full: 'The disk is full',
}

function sentenceFor(error: unknown): string {
  if (error instanceof OperatorError || error instanceof StartupError) return error.message
  if (error instanceof ProblemError) return error.message
  const trouble = troubleOf(error)
  if (trouble) return `${troubles[trouble]}; nothing was changed.`
  const reason = error instanceof Error ? error.message : String(error)
  return `This failed unexpectedly, and nothing was changed: ${reason}`
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}

/**
 * The text of a file; `-` is standard input.
 * @throws OperatorError when it cannot be read
 */
async function readText(file: string, stdin: NodeJS.ReadableStream): Promise<string> {
  try {
    return file === '-' ? await text(stdin) : await readFile(file, 'utf8')
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is none' : cause
    throw new OperatorError(`The file ${file} cannot be read: ${String(reason)}.`)
  }
}
