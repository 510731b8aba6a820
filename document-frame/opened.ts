import type { Refusal } from '../src/lib/document-messages.ts'
import type { Size, Turn } from './sizes.ts'

/** A page of a document, or a picture. */
export type Sheet = {
  /** CSS pixels at zoom 1, not turned; what is likely until it has been read. */
  size: Size
  /**
   * Draws it.
   * @returns what to show; its first element is as large as the sheet
   * @throws Refused
   */
  draw(zoom: number, turn: Turn): Promise<HTMLElement[]>
}

/** A file that could be read. */
export type Opened = {
  /** Those that are shown. */
  sheets: Sheet[]
  /** How many there are. */
  pages: number
  /** Ends whatever is at work, and gives its memory back. */
  end(): void
}

/** A document, or a page of it, that is not shown. */
export class Refused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(`The document is not shown: ${reason}.`)
    this.reason = reason
  }
}
