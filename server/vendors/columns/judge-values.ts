import type { ColumnKind } from '#src/contract/vendors/vendor-column.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fold, isFormWord } from '../../store/names.ts'
import type { FindCountry } from './country-finder.ts'
import { domainOf } from './domain-of.ts'
import type { NumberKind } from './number-kinds.ts'

/** What cells say about what their column has, each from 0 to 1. */
export type ValueScores = {
  kinds: Map<ColumnKind, number>
  /** Share of the cells that are numbers of a kind, for the kinds that have any. */
  numbers: Map<NumberKind, number>
}

type Judges = {
  findCountry: FindCountry
  numbers: readonly NumberKind[]
  normalIdentifier: Catalogue['normalIdentifier']
}

/** @param cells some of a column that are not empty */
export function judgeValues(cells: readonly string[], judges: Judges): ValueScores {
  const share = (is: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(is).length / cells.length
  const digits = share((cell) => /\d{4}/.test(cell.replaceAll(/[\s.\-/]/g, '')))
  const amounts = share(isAmount)
  const different = new Set(cells).size / Math.max(1, cells.length)
  const kinds = new Map<ColumnKind, number>([
    ['country', share((cell) => judges.findCountry(cell) !== null)],
    ['website', share((cell) => isAddress(cell))],
    ['name', Math.min(1, 2 * share(hasLegalForm)) * different],
    // An amount has decimals, or a currency; a number of a vendor has neither.
    ['spend', amounts * share((cell) => /[.,]\d{1,2}\b|[€$£¥]/.test(cell))],
    ['number', 0.6 * digits * (1 - share(isPlainAmount))],
  ])
  const numbers = new Map<NumberKind, number>()
  if (digits > 0.5)
    for (const kind of judges.numbers) {
      const found = share((cell) => judges.normalIdentifier(kind.typeId, cell) !== null)
      if (found > 0) numbers.set(kind, found)
    }
  return { kinds, numbers }
}

const isAddress = (cell: string) =>
  /^(?:https?:\/\/|www\.)|@[\w-]+\./i.test(cell) || (!/\s/.test(cell) && domainOf(cell) !== null)

const isAmount = (cell: string) =>
  /^[-+(]?\s*(?:[A-Z]{3}|[€$£¥])?\s*[\d.,'\s]*\d\s*(?:[A-Z]{3}|[€$£¥])?\)?$/.test(cell)
const isPlainAmount = (cell: string) => isAmount(cell) && /[.,]\d{2}$/.test(cell)

/** Whether the last word of a text, or the one before it, is part of a legal form. */
const hasLegalForm = (cell: string) => {
  const words = fold(cell).split(' ')
  return words.length > 1 && words.slice(-2).some((word) => isFormWord(word) && word.length > 1)
}
