import { parse } from 'csv-parse/sync'
import { languages, defaultLanguage, type Language } from '#src/i18n/languages.ts'
import type { CredentialEntry } from '../../catalogue/credentials/credential-entry.ts'
import type { StoredEntry } from '../../catalogue/credentials/credential-shelf.ts'
import { OperatorError } from '../operator-error.ts'
import { withoutApostrophe } from '../../texts/format-csv.ts'

/** Cells of one entry by the names of their columns. */
export type Cells = Readonly<Record<string, string>>

const others = languages.filter((language) => language !== defaultLanguage)
const textFields = ['name', 'shortName', 'issuer', 'proves', 'doesNotProve'] as const
type TextField = (typeof textFields)[number]
const textColumns = textFields.flatMap((field) => [
  field,
  ...others.map((language) => `${field}.${language}`),
])

const lists = ['sustainabilityBadges', 'sdgs', 'asks', 'sources'] as const
const numberParts = ['name', 'pattern', 'example'] as const

/** In the order in which they stand. */
export const columns = [
  ...['id', ...textColumns, 'website', 'category', ...lists],
  ...numberParts.map((part) => `number.${part}`),
  ...['scopeIs', 'validMonths', 'register', 'thirdParty', 'retired'],
]

/** The cells of an entry as it is. */
export function cellsOf({ entry, isRetired }: StoredEntry): Cells {
  const texts = textFields.flatMap((field): [string, string][] => [
    [field, entry[field]],
    ...others.map((language): [string, string] => [
      `${field}.${language}`,
      entry.words[language]?.[field] ?? '',
    ]),
  ])
  return {
    id: entry.id,
    ...Object.fromEntries(texts),
    ...{ website: entry.website, category: entry.category },
    ...Object.fromEntries(lists.map((name) => [name, (entry[name] ?? []).join('|')])),
    ...Object.fromEntries(
      numberParts.map((part) => [`number.${part}`, entry.number?.[part] ?? '']),
    ),
    ...{ scopeIs: entry.scopeIs ?? '', validMonths: String(entry.validMonths ?? '') },
    ...{ register: entry.register ?? '', thirdParty: yesOrNo(entry.thirdParty) },
    retired: yesOrNo(isRetired),
  }
}

/**
 * Reads a file of entries: commas, semicolons or tabs between cells, which the first line shows.
 * @returns the rows with the numbers of their lines
 * @throws OperatorError for what is no such file
 */
export function readCsv(text: string): { line: number; cells: Cells }[] {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const delimiter = [';', '\t'].find((one) => heading.split(one).length > heading.split(',').length)
  try {
    const rows = parse(text, {
      ...{ bom: true, columns: true, info: true, skip_empty_lines: true, trim: true },
      delimiter: delimiter ?? ',',
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    const unknown = Object.keys(rows[0]?.record ?? {}).find((name) => !columns.includes(name))
    if (unknown !== undefined)
      throw new OperatorError(`There is no column '${unknown}'. There are ${columns.join(', ')}.`)
    return rows.map(({ record, info }) => ({
      line: info.lines,
      cells: Object.fromEntries(
        Object.entries(record).map(([name, cell]) => [name, withoutApostrophe(cell)]),
      ),
    }))
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    throw new OperatorError(`The file is no CSV: ${(cause as Error).message}.`, { cause })
  }
}

/**
 * What a row changes of an entry. An empty cell changes nothing: whoever wrote the file may not have known
 * what is there.
 * @param before null for an entry that is new
 * @returns by the names of the fields of an entry, to be checked
 */
export function changesIn(cells: Cells, before: StoredEntry | null): Record<string, unknown> {
  const known = before ? cellsOf(before) : {}
  const isChanged = (column: string) => {
    const cell = cells[column]?.trim()
    return Boolean(cell) && cell !== known[column]
  }
  const changed = columns.filter((column) => column !== 'id' && isChanged(column))
  const fields = new Set(changed.map((column) => column.split('.')[0] ?? ''))
  fields.delete('retired')
  const valueOf = (field: string) => {
    const cell = (cells[field] ?? '').trim()
    const text = textFields.find((one) => one === field)
    if (text) return textOf(text, cells, before?.entry)
    if (field === 'sdgs') return parts(cell).map(Number)
    if (lists.some((one) => one === field)) return parts(cell)
    if (field === 'number') return numberOf(cells, known)
    if (field === 'validMonths') return Number(cell)
    return field === 'thirdParty' ? readYes(cell) : cell
  }
  return Object.fromEntries([...fields].map((field) => [field, valueOf(field)]))
}

/** Whether a row says that its entry is retired. @returns null where it does not say */
export function retiredIn({ retired = '' }: Cells): boolean | null {
  return retired.trim() === '' ? null : readYes(retired.trim()) === true
}

function textOf(field: TextField, cells: Cells, before: CredentialEntry | undefined) {
  const of = (language: Language) => {
    const column = language === defaultLanguage ? field : `${field}.${language}`
    const stored = language === defaultLanguage ? before?.[field] : before?.words[language]?.[field]
    return cells[column]?.trim() || stored
  }
  const texts = languages.flatMap((language) => {
    const text = of(language)
    return text ? [[language, text] as const] : []
  })
  return Object.fromEntries(texts)
}

function numberOf(cells: Cells, known: Cells) {
  const all = numberParts.flatMap((part) => {
    const text = cells[`number.${part}`]?.trim() || known[`number.${part}`]
    return text ? [[part, text] as const] : []
  })
  return Object.fromEntries(all)
}

const parts = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')
const readYes = (cell: string): boolean | string =>
  /^yes$/i.test(cell) ? true : /^no$/i.test(cell) ? false : cell
