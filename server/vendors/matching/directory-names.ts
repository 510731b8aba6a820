import type { Connection } from '../../store/engine.ts'

/** Names read with one query. */
const page = 5_000

/** Reads the folded names of all active suppliers, some at a time. */
export async function* directoryNames(
  db: Connection,
): AsyncGenerator<readonly { no: number; name: string }[]> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('organisations')
      .select((from) => from.ref('no').$castTo<number | string>().as('no'))
      .select(['name_key as name', 'status'])
      .where('no', '>', last)
      .orderBy('no')
      .limit(page)
      .execute()
    yield rows.flatMap(({ no, name, status }) =>
      status === 'ACTIVE' ? { no: Number(no), name } : [],
    )
    if (rows.length < page) return
    last = Number(rows.at(-1)?.no ?? last)
  }
}
