import type { Refusal } from '../src/lib/document-messages.ts'
import type { Size, Turn } from './sizes.ts'

/** Words of a page, and where they stand, in CSS pixels at zoom 1. */
export type Words = {
  text: string
  x: number
  y: number
  /** Height of the font. */
  size: number
  font: string
  /** Radians, clockwise. */
  angle: number
  /** By how much the words are stretched along their line, to be as wide as they are drawn. */
  stretch: number
  endsLine: boolean
}

/** What the frame asks of the worker that reads the document. */
export type ToReader =
  | { type: 'open'; bytes: ArrayBuffer }
  | { type: 'draw'; index: number; zoom: number; turn: Turn; density: number }
  | { type: 'given'; name: string; bytes: ArrayBuffer | null }

/** A drawn page. */
export type Drawn = {
  /** At zoom 1, not turned. */
  size: Size
  bitmap: ImageBitmap
  words: Words[]
}

/** What the worker says. Each `open` and `draw` is answered by `opened`, `drawn` or `refused`, in order. */
export type FromReader =
  | { type: 'opened'; pages: number; size: Size }
  | ({ type: 'drawn' } & Drawn)
  | { type: 'refused'; reason: Refusal }
  | { type: 'need'; name: string }
  /** Something could not be drawn, or unpacks to more than there is room for. */
  | { type: 'lost'; what: 'part' | 'room' }
