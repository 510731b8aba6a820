import type { CredentialState } from '#src/contract/trust/credential-state.ts'

/** Kinds of values that suppliers are found by, each a column of the index. */
export const columnNames = [
  'credential',
  'product',
  'region',
  'country',
  'sdg',
  'size',
  'module',
  'portfolio',
] as const
export type ColumnName = (typeof columnNames)[number]

/** What the index knows of a supplier besides its words. */
export type SupplierDocument = {
  /** `no` of the organisation. */
  readonly no: number
  /** Seconds since the epoch. */
  readonly updatedAt: number
  /** Of the newest check that holds; 0: none does. Seconds since the epoch. */
  readonly verifiedAt: number
  /** Degrees; null where it is not known. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null
  /** Id of the town of its address, without the street; null where it is not known. */
  readonly town: string | null
  readonly values: Readonly<Partial<Record<ColumnName, readonly string[]>>>
}

/** A credential as it is held: its value in the column of credentials. */
export type HeldValue = {
  readonly id: string
  readonly state: CredentialState
  /** Position of its assurance among `assurances`. */
  readonly rank: number
}

/** Ids of the catalogue have no space. */
export const writeHeld = ({ id, state, rank }: HeldValue): string => `${id} ${state} ${rank}`

/** @param value of `writeHeld` */
export function readHeld(value: string): HeldValue {
  const [id = '', state = 'pending', rank = '0'] = value.split(' ')
  return { id, state: state as CredentialState, rank: Number(rank) }
}

/** A change of the index: a supplier as it is now, or one that can be found no more. */
export type DocumentChange = { no: number; document: SupplierDocument | null }
