import type { Page } from '../rendering/page-renderer.ts'
import { joined } from '../rendering/gzip-pieces.ts'

/** A page in the file: without the styles that others have too, which take half of it. */
export type PageRow = {
  coding: Page['coding']
  tag: string
  style_hash: string | null
  /** Where in the bytes the styles belong; null where they have not been taken out. */
  styles_at: number | null
  bytes: Uint8Array
}

export function rowOf({ coding, tag, bytes, styles }: Page): PageRow {
  const common = { coding, tag, style_hash: styles?.hash ?? null }
  if (!styles?.piece) return { ...common, styles_at: null, bytes }
  const { at, bytes: taken } = styles.piece
  const left = joined([bytes.subarray(0, at), bytes.subarray(at + taken.length)])
  return { ...common, styles_at: at, bytes: left }
}

/** @param styles what was taken out */
export function pageOf(
  { coding, tag, style_hash: hash, styles_at: at, bytes }: PageRow,
  styles: Uint8Array | null,
): Page | undefined {
  if (at !== null && !styles) return undefined
  const parts = styles ? [bytes.subarray(0, at ?? 0), styles, bytes.subarray(at ?? 0)] : [bytes]
  // Whoever caches it need not hold the styles by themselves: it is stored already.
  return {
    status: 200,
    coding,
    tag,
    bytes: joined(parts),
    styles: hash ? { hash, piece: null } : null,
  }
}
