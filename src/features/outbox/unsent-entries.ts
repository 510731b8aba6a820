import type { ProfileFieldName } from '#src/contract/profile/profile-fields.ts'
import { listFormat } from '../../i18n/name-formats.ts'
import type { Problem } from '../../i18n/problem-sentence.ts'
import { problemText } from '../../i18n/problem-text.ts'
import type { Texts } from '../../i18n/texts.ts'
import type { StoredDraft, OutboxItem, QueuedFile } from '../../data/outbox/outbox.ts'

/** One thing that is on this device alone, as the queue lists it. */
export type UnsentEntry = {
  /** Unique in the list. */
  id: string
  /** Slug of the organisation that it is about. */
  slug: string
  /** What it is called in the list. */
  name: string
  /** What it is called within a sentence. */
  subject: string
  state: OutboxItem['state']
  /** What it waits for, or why it was refused; null where the state says it all. */
  detail: string | null
  /** ms since the epoch. */
  changedAt: number
}

/** Changes to a profile. */
export function draftEntry(texts: Texts, { slug, ...item }: Readonly<OutboxItem>): UnsentEntry {
  const { name, state, problem, changedAt } = item
  const detail = problem && reasonOf(texts, state, problem)
  const subject = texts.t('outbox.changesTo', { name })
  return { id: `draft ${slug}`, slug, name, subject, state, detail, changedAt }
}

/** An evidence file. One that waits for its profile, or for a decision, goes as little as a draft. */
export function fileEntry(texts: Texts, file: Readonly<QueuedFile>): UnsentEntry {
  const { t } = texts
  const { id, organisation, name, addedAt } = file
  return {
    id: `file ${id}`,
    slug: organisation,
    name: t('outbox.unsentFile', { name }),
    subject: t('outbox.file', { name }),
    state: isSentAutomatically(file) ? file.state : 'draft',
    detail: detailOf(texts, file),
    changedAt: addedAt,
  }
}

/** Whether nothing else has to be done first. */
export function isSentAutomatically(file: Readonly<QueuedFile>): boolean {
  return file.credentialId !== null && !file.waitsForProfile
}

function detailOf(texts: Texts, file: Readonly<QueuedFile>): string | null {
  const { t } = texts
  if (file.credentialId === null) return t('outbox.unassigned')
  if (file.waitsForProfile) return t('outbox.goesWithProfile')
  const { state, problem } = file
  return problem?.status ? reasonOf(texts, state, problem) : null
}

/** Why something is where it is, as the server says it. */
function reasonOf(texts: Texts, state: UnsentEntry['state'], reason: Problem): string | null {
  const { t } = texts
  const problem = problemText(texts, reason)
  if (state === 'refused') return t('outbox.refusedBecause', { problem })
  return state === 'waiting' ? t('outbox.waitsBecause', { problem }) : null
}

/** What discarding a draft would lose, in words for people. */
export function lossOf({ t, language }: Texts, draft: StoredDraft | null): string {
  const changed = Object.keys(draft?.patch ?? {}) as ProfileFieldName[]
  if (changed.length === 0) return t('outbox.cannotBeUndone')
  return t('outbox.discardText', {
    parts: listFormat(language).format(changed.map((field) => t(`terms.fields.${field}`))),
  })
}
