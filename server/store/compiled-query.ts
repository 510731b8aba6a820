import type { CompiledQuery } from 'kysely'
import type { Connection, Engine } from './engine.ts'

type Build<Row> = (
  db: Connection,
  engine: Engine,
  value: string,
) => { compile(): CompiledQuery<Row> }

/**
 * A query for one row by one value whose SQL is written once for each engine: for small reads,
 * writing it takes longer than running it.
 * @param build makes the query; the value must be its only parameter
 */
export function compiledQuery<Row>(build: Build<Row>) {
  const compiled = new WeakMap<Engine, CompiledQuery<Row>>()
  return async (db: Connection, engine: Engine, value: string): Promise<Row | undefined> => {
    const query = compiled.get(engine) ?? build(db, engine, value).compile()
    compiled.set(engine, query)
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: [value] })
    return rows[0]
  }
}
