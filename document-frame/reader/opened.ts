import type { Refusal } from '../../src/lib/document-messages.ts'
import type { Drawn } from '../reader-messages.ts'
import type { Size, Turn } from '../sizes.ts'

/** A file that could be read. */
export type Opened = {
  pages: number
  /** Of the first page, in CSS pixels at zoom 1. */
  size: Size
  /**
   * @param index of the page, from 0
   * @param density of the screen: pixels for each CSS pixel
   */
  draw(index: number, zoom: number, turn: Turn, density: number): Promise<Drawn>
}

/** A document that is not shown. */
export class Refused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(`The document is not shown: ${reason}.`)
    this.reason = reason
  }
}
