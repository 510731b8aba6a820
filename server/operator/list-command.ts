import type { Page, PageWanted } from '../store/keyset.ts'
import type { Arguments, Command, OptionSpec } from './command.ts'
import type { OperatorContext } from './context.ts'
import type { Cell } from './format-table.ts'
import { table } from './outcome.ts'
import { afterOption, placeText, readPlace } from './support/place-in-list.ts'
import { limitOption, readLimit } from './support/read-arguments.ts'

type Options = Readonly<Record<string, OptionSpec>>
type Rows<Key extends string> = readonly Readonly<Record<Key, Cell>>[]

type List<Key extends string> = Pick<Command, 'name' | 'summary'> & {
  /** Headings by the key of the cell, in the order in which they stand. */
  readonly columns: Readonly<Record<Key, string>>
  /** The sentence for an empty list. */
  readonly empty: string
}

/** Declares a command that shows a whole list as a table. */
export function listCommand<Key extends string, const P extends readonly string[] = readonly []>({
  columns,
  empty,
  positionals,
  rows,
  ...words
}: List<Key> & {
  readonly positionals?: P
  rows(
    context: OperatorContext,
    positionals: Arguments<Record<never, never>, P>['positionals'],
  ): Promise<Rows<NoInfer<Key>>>
}): Command {
  return {
    ...words,
    positionals: positionals ?? [],
    options: {},
    run: async (context, given) =>
      table(columns, await rows(context, given.positionals as never), { empty }),
  }
}

/** Declares a command that shows a whole list as a table, and with `--json` what its rows are made of. */
export function documentListCommand<Key extends string, Item>({
  columns,
  empty,
  items,
  cells,
  ...words
}: List<Key> & {
  items(context: OperatorContext): Promise<readonly Item[]>
  cells(item: Item, context: OperatorContext): Readonly<Record<NoInfer<Key>, Cell>>
}): Command {
  return {
    ...words,
    positionals: [],
    options: {},
    async run(context) {
      const data = await items(context)
      const rows = data.map((item) => cells(item, context))
      return table<Key>(columns, rows, { empty, data })
    },
  }
}

/** Declares a command that shows a list as a table, a page of it at a time. */
export function limitedListCommand<
  Key extends string,
  const O extends Options = Record<never, never>,
>({
  columns,
  empty,
  options,
  page,
  ...words
}: List<Key> & {
  readonly options?: O
  page(
    context: OperatorContext,
    values: Arguments<O, readonly []>['values'],
    wanted: PageWanted,
  ): Promise<Page<Rows<NoInfer<Key>>[number]>>
}): Command {
  return {
    ...words,
    positionals: [],
    options: { ...options, limit: limitOption, after: afterOption },
    async run(context, { values }) {
      const limit = readLimit(values['limit'])
      const after = readPlace(words.name, values['after'] as string | undefined)
      const { rows, next } = await page(context, values as never, { limit, after })
      return table(columns, rows, { empty, ...(next && { next: placeText(words.name, next) }) })
    },
  }
}
