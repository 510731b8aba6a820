import { isRecord } from '#src/lib/is-record.ts'

/** A part of a draft by the names that lead to it, such as `/title/de`. */
export type Path = string

const namesOf = (path: Path) => path.split('/').slice(1)

/** What stands at a path; undefined where nothing does. */
export function valueAt(content: unknown, path: Path): unknown {
  return namesOf(path).reduce<unknown>(
    (part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    content,
  )
}

/**
 * The content with another value at a path; the given one stays as it is.
 * @param value undefined: nothing stands there any more
 */
export function withValue<C>(content: C, path: Path, value: unknown): C {
  return placed(content, namesOf(path), value) as C
}

function placed(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const record = isRecord(part) ? part : {}
  const { [name]: before, ...others } = record
  const next = placed(before, rest, value)
  return next === undefined ? others : { ...record, [name]: next }
}
