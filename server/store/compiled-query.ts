import { type CompiledQuery, type Expression, sql } from 'kysely'
import type { Connection, Engine } from './engine.ts'

/** Where a text stands in a compiled query; the text itself comes when the query runs. */
export type Slot = Expression<string>
type Slots = Readonly<Record<string, Slot | readonly Slot[]>>
type Values<Of extends Slots> = {
  readonly [Name in keyof Of]: Of[Name] extends Slot ? string : readonly string[]
}
type AnyValues = Readonly<Record<string, string | readonly string[]>>

/** Stands among the parameters of a compiled query in the place of a value. */
class Placeholder {
  readonly take: (values: AnyValues) => string | undefined
  constructor(take: Placeholder['take']) {
    this.take = take
  }
}

/**
 * A query whose SQL is written once for each engine and each length of its lists: for small reads,
 * writing the SQL takes longer than running it.
 * @param build makes the query; what differs from one run to the next must be a slot
 * @returns runs the query with a value for each slot
 */
export function compiledQuery<Of extends Slots, Row>(
  build: (db: Connection, engine: Engine, slots: Of) => { compile(): CompiledQuery<Row> },
) {
  const compiled = new WeakMap<Engine, Map<string, CompiledQuery<Row>>>()
  return async (db: Connection, engine: Engine, values: Values<Of> & AnyValues): Promise<Row[]> => {
    const ofEngine = compiled.get(engine) ?? new Map<string, CompiledQuery<Row>>()
    compiled.set(engine, ofEngine)
    const shape = shapeOf(values)
    const query = ofEngine.get(shape) ?? build(db, engine, slotsFor(values) as Of).compile()
    ofEngine.set(shape, query)
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? one.take(values) : one,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

function shapeOf(values: AnyValues): string {
  let shape = ''
  for (const value of Object.values(values)) {
    if (typeof value !== 'string') shape += `${value.length} `
  }
  return shape
}

function slotsFor(values: AnyValues): Slots {
  const slot = (take: Placeholder['take']): Slot => sql<string>`${new Placeholder(take)}`
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string') return [name, slot((given) => given[name] as string)] as const
    return [name, value.map((_, index) => slot((given) => given[name]?.[index]))] as const
  })
  return Object.fromEntries<Slot | readonly Slot[]>(entries)
}
