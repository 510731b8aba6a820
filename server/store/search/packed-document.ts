import { columnNames, type SupplierDocument } from '../../search/document.ts'

/** Counts up whenever a document is made in another way: those of another shape are made anew. */
export const documentShape = 2

type Packed = [
  updatedAt: number,
  verifiedAt: number,
  latitude: number | null,
  longitude: number | null,
  town: string | null,
  ...values: (readonly string[])[],
]

/** A document as text, without the names of its parts. */
export function packDocument({
  updatedAt,
  verifiedAt,
  point,
  town,
  values,
}: SupplierDocument): string {
  const lists = columnNames.map((name) => values[name] ?? [])
  const packed: Packed = [
    ...([updatedAt, verifiedAt, point?.latitude ?? null, point?.longitude ?? null] as const),
    town,
    ...lists,
  ]
  return JSON.stringify(packed)
}

/** @param text of `packDocument`, of the present shape */
export function unpackDocument(no: number, text: string): SupplierDocument {
  const [updatedAt, verifiedAt, latitude, longitude, town, ...lists] = JSON.parse(text) as Packed
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  const values = Object.fromEntries(columnNames.map((name, at) => [name, lists[at] ?? []]))
  return { no, updatedAt, verifiedAt, point, town, values }
}
