import type { EditedRecord } from '#src/contract/operate/edited-record.ts'
import type { OperatedEntry } from '#src/contract/operate/catalogue.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import { cataloguePath } from '../paths.ts'
import { byLanguage, type MergeRules, textOf } from '../records/merge-records.ts'
import type { RecordKind } from '../records/record-kind.ts'
import type { RecordFormOptions } from '../records/use-record-form.ts'
import {
  changesOf,
  differs,
  type EntryContent,
  type EntryText,
  entryTexts,
  type Said,
  saidIn,
  valueOf,
  withValue,
} from './entry-values.ts'

/** An entry taken apart: its texts by language throughout, and which of them are said here. */
type Spread = Omit<EntryContent, 'said'> & {
  said: Readonly<Record<string, unknown>>
  own: Readonly<Record<string, true>>
}

/**
 * Texts are put together as they read, so that two who write in two languages do not meet, also where the release
 * alone has said something before.
 */
const merging: MergeRules<EntryContent> = {
  spread(content): Spread {
    const texts = entryTexts.map((field): [string, unknown] => [
      field,
      byLanguage(valueOf(content, field) ?? ''),
    ])
    const own = entryTexts.filter((field) => content.said[field] !== undefined)
    return {
      ...content,
      said: { ...content.said, ...Object.fromEntries(texts) },
      own: Object.fromEntries(own.map((field) => [field, true])),
    }
  },
  gather(spread) {
    const { id, ours, said, own } = spread as Spread
    const texts = entryTexts.map((field): [EntryText, OperatorText] => [
      field,
      textOf((said[field] ?? {}) as Readonly<Record<string, string>>),
    ])
    const content = { id, ours, said: { ...said, ...Object.fromEntries(texts) } as Said }
    const left = entryTexts.filter(
      (field) => !own[field] && (content.said[field] === '' || !differs(content, field)),
    )
    return left.reduce((rest, field) => withValue(rest, field, undefined), content)
  },
}

/** Credentials of the catalogue, as editors work on them. */
export const entryKind: RecordKind<EntryContent> = {
  name: 'catalogue',
  path: cataloguePath,
  isOrdered: false,
  idOf: ({ id }) => id,
  brandOf: () => null,
  titleOf: (language, content) => textIn(language, valueOf(content, 'name') ?? ''),
  empty: () => ({ id: '', ours: null, said: {} }),
  merging,
  words: (t) => ({
    title: t('operate-catalogue.title'),
    text: t('operate-catalogue.text'),
    loading: t('operate-catalogue.loading'),
    failed: t('operate-catalogue.failed'),
    none: t('operate-catalogue.none'),
    noneText: t('operate-catalogue.noneText'),
    add: t('operate-catalogue.add'),
    back: t('operate-catalogue.back'),
    // Entries are retired or merged, never removed.
    removeTitle: '',
    removeText: () => '',
  }),
  // Months are typed as text: they may be no number yet.
  typedOf: (content) => ({ validMonths: valueOf(content, 'validMonths')?.toString() ?? '' }),
  read({ content, typed }) {
    const text = (typed['validMonths'] ?? '').trim()
    const months = /^\d{1,3}$/.test(text) ? Number(text) : undefined
    const isFit = months === undefined ? text === '' : months >= 1 && months <= 720
    if (isFit) return { content, fault: null }
    return {
      content,
      fault: { path: '/validMonths', why: (t) => t('operate-catalogue.noMonths') },
    }
  },
}

/** An entry as the form of records takes it. */
export const recordOf = ({
  id,
  ours,
  changes,
  version,
  mayChange,
}: OperatedEntry): EditedRecord<EntryContent> => ({
  ...{ content: { id, ours, said: saidIn(changes) }, version, mayChange },
})

/** What the form of records calls. */
export function entryCalls({
  catalogue,
}: Pick<OperateData, 'catalogue'>): RecordFormOptions<EntryContent>['calls'] {
  return {
    find: async (id) => recordOf(await catalogue.find(id)),
    create: async (content) => recordOf(await catalogue.add(content.id, changesOf(content))),
    change: async (id, version, content) =>
      recordOf(await catalogue.change(id, version, changesOf(content))),
  }
}
