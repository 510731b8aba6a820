import type {
  EditedRecord,
  EditedRecords,
  RecordFacts,
} from '#src/contract/operate/edited-record.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { RecordCalls } from '#src/data/record-calls.ts'

type RecordsOptions<Content> = {
  given: readonly Content[]
  idOf: (content: Content) => string
  brandOf: (content: Content) => string | null
  /** Whether the editor looks after all brands; else after one. */
  mayShare?: boolean
  /** The field that the server refuses; null: none. */
  faultIn?: (content: Content) => string | null
  /** What is known beside what editors write. */
  factsOf?: (content: Content) => RecordFacts
  /** Whether editors choose their order. */
  isOrdered?: boolean
}

const refused = (status: number, code: string, field?: string) =>
  new ProblemError({ status, code, message: code, ...(field && { field }) })

/** Records as an editor of all brands, or of one alone, finds them. */
export function recordsInMemory<Content>(options: RecordsOptions<Content>) {
  const { given, idOf, brandOf, mayShare = true, faultIn = () => null } = options
  const { factsOf, isOrdered = true } = options
  let version = 0
  const wrap = (content: Content): EditedRecord<Content> => ({
    ...{ content, version: `v${(version += 1)}` },
    mayChange: mayShare || brandOf(content) !== null,
    ...(factsOf && { facts: factsOf(content) }),
  })
  const desk = { rows: given.map(wrap), moves: [] as [string, string | null][] }
  const at = (id: string) => desk.rows.findIndex(({ content }) => idOf(content) === id)
  const list = (): EditedRecords<Content> => ({
    ...{ results: desk.rows, brands: [{ id: 'acme', name: 'Acme' }], mayShare },
  })
  const requireFit = (content: Content) => {
    const field = faultIn(content)
    if (field !== null) throw refused(422, 'invalid', `content.${field}`)
  }
  const requireVersion = (id: string, seen: string) => {
    if (desk.rows[at(id)]?.version !== seen) throw refused(409, 'record-changed')
  }
  const put = (content: Content) => {
    const changed = wrap(content)
    desk.rows = desk.rows.map((row) => (idOf(row.content) === idOf(content) ? changed : row))
    return changed
  }
  const takeAway = (id: string) => {
    desk.rows = desk.rows.filter(({ content }) => idOf(content) !== id)
  }
  const move = async (id: string, after: string | null) => {
    desk.moves.push([id, after])
    const own = desk.rows.filter(({ content }) => idOf(content) === id)
    const others = desk.rows.filter(({ content }) => idOf(content) !== id)
    const place =
      after === null ? 0 : others.findIndex(({ content }) => idOf(content) === after) + 1
    desk.rows = [...others.slice(0, place), ...own, ...others.slice(place)]
    return list()
  }
  const calls: RecordCalls<Content> = {
    list: async () => list(),
    async find(id) {
      const found = desk.rows[at(id)]
      if (!found) throw refused(404, 'unknown-record')
      return found
    },
    async create(content) {
      requireFit(content)
      if (at(idOf(content)) !== -1) throw refused(409, 'record-exists', 'content.id')
      const made = wrap(content)
      desk.rows = [...desk.rows, made]
      return made
    },
    async change(id, seen, content) {
      await calls.find(id)
      requireVersion(id, seen)
      requireFit(content)
      return put(content)
    },
    async remove(id, seen) {
      await calls.find(id)
      requireVersion(id, seen)
      takeAway(id)
    },
  }
  if (isOrdered) calls.move = move
  return {
    calls,
    moves: desk.moves,
    content: (id: string) => desk.rows[at(id)]?.content,
    contents: () => desk.rows.map(({ content }) => content),
    /** Somebody else removes one. */
    takeAway,
    /** Somebody else changes one. */
    change: (id: string, next: Partial<Content>) => {
      const found = desk.rows[at(id)]
      if (found) put({ ...found.content, ...next })
    },
  }
}
