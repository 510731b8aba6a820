import type { EditedRecord, RecordFacts } from '#src/contract/operate/edited-record.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts, Translate } from '#src/i18n/texts.ts'
import type { DraftRules, Drafts } from '../queue/drafts.ts'
import type { MergeRules } from './merge-records.ts'

/** In place of an id in the address: the form that begins another record. */
export const newRecord = ':new'

/** What editors work on, such as offers. */
export type RecordKind<Content> = {
  /** Names its drafts beside those of other kinds. */
  name: string
  /** Of its screen. */
  path: string
  /** Whether its records have an order that editors choose. */
  isOrdered: boolean
  /** Whether all of them belong to the installation, and none to a brand. */
  isShared?: true
  idOf(content: Content): string
  /** The brand that shows a record; null: every brand does. */
  brandOf(content: Content): string | null
  titleOf(language: Language, content: Content): string
  /** What the list says of one beside its title and brand; left out: nothing. */
  aboutOf?(texts: Texts, record: EditedRecord<Content>): string
  /** With what a new one begins. */
  empty(brandId: string | null): Content
  /** One that is not there yet and whose id is known; left out: it begins with none. Null: no such id. */
  begin?(id: string): Content | null
  merging: MergeRules<Content>
  words(t: Translate): RecordWords
  /** What is typed as text and stored as something else, by the names of its fields. */
  typedOf?(content: Content): Readonly<Record<string, string>>
  /** What a draft says, with as much as can be read of what is typed. */
  read?(draft: RecordDraft<Content>): { content: Content; fault: UnreadField | null }
}

/** @property path JSON pointer of the field @property why what to do */
type UnreadField = { path: string; why: (t: Translate) => string }

/** What a kind is called where its records are listed, added and removed. */
export type RecordWords = {
  title: string
  /** What they are for. */
  text: string
  loading: string
  failed: string
  none: string
  noneText: string
  add: string
  back: string
  removeTitle: string
  /** What follows from removing the one with a title. */
  removeText: (title: string, facts: RecordFacts) => string
}

/** What a form is about. */
export type RecordItem<Content> = {
  /** Name of the kind. */
  slug: string
  /** Of the record; empty: a new one. */
  itemId: string
  version: string
  /** Null: there is none, or none any more. */
  stored: EditedRecord<Content> | null
  /** Of a new record. */
  brandId: string | null
}

/** A record as it is typed. */
export type RecordDraft<Content> = {
  content: Content
  typed: Readonly<Record<string, string>>
  /** On which it was begun; null: it is a new one. */
  begunOn: EditedRecord<Content> | null
}

export type RecordDrafts<Content> = Drafts<RecordItem<Content>, RecordDraft<Content>>

export function draftOf<Content>(
  kind: RecordKind<Content>,
  content: Content,
  begunOn: EditedRecord<Content> | null,
): RecordDraft<Content> {
  return { content, begunOn, typed: kind.typedOf?.(content) ?? {} }
}

/** What is typed outlasts the screen, also where somebody else has changed or removed the record since. */
export function recordDrafts<Content>(
  kind: RecordKind<Content>,
): DraftRules<RecordItem<Content>, RecordDraft<Content>> {
  return {
    begin: ({ stored, itemId, brandId }) =>
      draftOf(kind, stored?.content ?? kind.begin?.(itemId) ?? kind.empty(brandId), stored),
    carry: (_item, before) => before,
  }
}
