import type { OperatorContext } from './context.ts'
import type { Outcome } from './outcome.ts'

/** An option as `parseArgs` of node:util takes it, with what the help says of it. */
export type OptionSpec = {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** What stands for the value in the help: `SLUG`. */
  readonly value?: string
  readonly help: string
}
type Options = Readonly<Record<string, OptionSpec>>

type ValueOf<Spec extends OptionSpec> = Spec extends { type: 'boolean' }
  ? boolean | undefined
  : Spec extends { multiple: true }
    ? string[] | undefined
    : string | undefined

/** What was given to a command, in the form that it declares. */
export type Arguments<O extends Options, P extends readonly string[]> = {
  readonly positionals: {
    readonly [Index in keyof P]: P[Index] extends `[${string}]` ? string | undefined : string
  }
  readonly values: { readonly [Name in keyof O]: ValueOf<O[Name]> }
}

type AnyValue = string | boolean | (string | boolean)[] | undefined

/** One command of `npm run operator`. */
export type Command = {
  /** One or two words, as they are typed: `credentials approve`. */
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** Names of what follows the command; one in brackets may be left out: `[FILE]`. */
  readonly positionals: readonly string[]
  readonly options: Options
  /** What else one should know before using it. */
  readonly details?: string
  /** @throws OperatorError with one sentence for the operator */
  run(
    context: OperatorContext,
    args: {
      readonly positionals: readonly (string | undefined)[]
      readonly values: Readonly<Record<string, AnyValue>>
    },
  ): Promise<Outcome>
}

type Definition<O extends Options, P extends readonly string[]> = Omit<
  Command,
  'options' | 'positionals' | 'run'
> & {
  readonly options?: O
  readonly positionals?: P
  run(context: OperatorContext, args: Arguments<O, P>): Promise<Outcome>
}

/** Declares a command; `run` gets its arguments typed as `positionals` and `options` say. */
export function command<
  const O extends Options = Record<never, never>,
  const P extends readonly string[] = readonly [],
>(definition: Definition<O, P>): Command {
  const { options = {}, positionals = [], run, ...words } = definition
  return { ...words, options, positionals, run: (context, args) => run(context, args as never) }
}
