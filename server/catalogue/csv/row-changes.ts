import { defaultLanguage, type Language, languages } from '#src/i18n/languages.ts'
import { withApostrophe, withoutApostrophe } from '../../texts/format-csv.ts'
import type { StoredEntry } from '../credentials/credential-shelf.ts'
import {
  type Cells,
  cellsOf,
  entryColumns,
  listFields,
  numberParts,
  type TextField,
  textFields,
} from './entry-cells.ts'

/**
 * What a row changes of an entry. An empty cell changes nothing: whoever wrote the file may not have known
 * what is there.
 * @param given cells as they stand in the file
 * @param before null for an entry that is new
 * @returns by the names of the fields of an entry, to be checked
 */
export function changesIn(given: Cells, before: StoredEntry | null): Record<string, unknown> {
  const known = before ? cellsOf(before) : {}
  const changed = entryColumns.filter((column) => isChanged(given[column], known[column] ?? ''))
  const fields = new Set(changed.map((column) => column.split('.')[0] ?? ''))
  for (const own of ['id', 'retired']) fields.delete(own)
  const cells = meant(given, known)
  return Object.fromEntries([...fields].map((field) => [field, valueOf(field, cells, before)]))
}

/** Whether a row says that its entry is retired; null where it says neither yes nor no. */
export function retiredIn({ retired = '' }: Cells): boolean | null {
  const said = readYes(retired)
  return typeof said === 'boolean' ? said : null
}

/** A cell of our own export, which may have an apostrophe in front, is what was exported. */
const isChanged = (cell = '', known = '') =>
  cell !== '' && cell !== withApostrophe(known) && withoutApostrophe(cell) !== known

/** The texts that cells stand for. */
function meant(given: Cells, known: Cells): Cells {
  const texts = Object.entries(given).map(([column, cell]) => {
    const before = known[column] ?? ''
    return [column, isChanged(cell, before) ? withoutApostrophe(cell) : before] as const
  })
  return Object.fromEntries(texts)
}

function valueOf(field: string, cells: Cells, before: StoredEntry | null): unknown {
  const cell = cells[field] ?? ''
  const text = textFields.find((one) => one === field)
  if (text) return textOf(text, cells, before)
  if (field === 'sdgs') return parts(cell).map(Number)
  if (listFields.some((one) => one === field)) return parts(cell)
  if (field === 'number') return numberOf(cells, before ? cellsOf(before) : {})
  if (field === 'validMonths') return Number(cell)
  return field === 'thirdParty' ? readYes(cell) : cell
}

function textOf(field: TextField, cells: Cells, before: StoredEntry | null) {
  const of = (language: Language) => {
    const column = language === defaultLanguage ? field : `${field}.${language}`
    const { entry } = before ?? {}
    const stored = language === defaultLanguage ? entry?.[field] : entry?.words[language]?.[field]
    return cells[column] || stored
  }
  const texts = languages.flatMap((language) => {
    const text = of(language)
    return text ? [[language, text] as const] : []
  })
  return Object.fromEntries(texts)
}

function numberOf(cells: Cells, known: Cells) {
  const all = numberParts.flatMap((part) => {
    const text = cells[`number.${part}`] || known[`number.${part}`]
    return text ? [[part, text] as const] : []
  })
  return Object.fromEntries(all)
}

const parts = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
const readYes = (cell: string): boolean | string =>
  /^yes$/i.test(cell) ? true : /^no$/i.test(cell) ? false : cell
