import type { TradeWords } from '../trade-words/trade-words.ts'

/** How firms and streets are called where a language, or a way to name firms, is at home. */
export type Area = {
  readonly trades: TradeWords
  /** Whether the trade stands before what is the firm's own: 'Imprimerie Delcambre'. */
  readonly isTradeFirst?: boolean
  /** First and second half of invented names, each with `|` between; every head goes with every tail. */
  readonly heads: string
  readonly tails: string
  /** What stands between a head and a tail. */
  readonly join: '' | ' '
  /** Family names, of which two and two are partners, and the word between them. */
  readonly families?: string
  readonly and?: string
  /** With `|` between; `#` is the number of the house. */
  readonly streets: string
}
