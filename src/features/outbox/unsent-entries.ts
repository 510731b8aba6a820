import type { KeptDraft, OutboxItem, QueuedFile } from '../../data/outbox/outbox.ts'
import { profileFieldLabels } from '../../lib/profile-field-labels.ts'
import { copy } from './copy.ts'

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
export function draftEntry({ slug, ...item }: Readonly<OutboxItem>): UnsentEntry {
  const { name, state, problem, changedAt } = item
  const detail = problem === null ? null : reasonOf(state, problem)
  const subject = copy.changesTo(name)
  return { id: `draft ${slug}`, slug, name, subject, state, detail, changedAt }
}

/** An evidence file. One that waits for its profile, or for a decision, goes as little as a draft. */
export function fileEntry(file: Readonly<QueuedFile>): UnsentEntry {
  const { id, organisation, name, addedAt } = file
  return {
    id: `file ${id}`,
    slug: organisation,
    name: copy.unsentFile(name),
    subject: copy.file(name),
    state: isSentAutomatically(file) ? file.state : 'draft',
    detail: detailOf(file),
    changedAt: addedAt,
  }
}

/** Whether nothing else has to be done first. */
export function isSentAutomatically(file: Readonly<QueuedFile>): boolean {
  return file.credentialId !== null && !file.waitsForProfile
}

function detailOf(file: Readonly<QueuedFile>): string | null {
  if (file.credentialId === null) return copy.unassigned
  if (file.waitsForProfile) return copy.goesWithProfile
  const { state, problem } = file
  return problem?.status ? reasonOf(state, problem.message) : null
}

/** Why something is where it is, in the server's words. */
function reasonOf(state: UnsentEntry['state'], problem: string): string | null {
  if (state === 'refused') return copy.refusedBecause(problem)
  return state === 'waiting' ? copy.waitsBecause(problem) : null
}

/** What discarding a draft would lose, in words for people. */
export function lossOf(draft: KeptDraft | null): string {
  const changed = Object.keys(draft?.patch ?? {}) as (keyof typeof profileFieldLabels)[]
  if (changed.length === 0) return copy.cannotBeUndone
  return copy.discardText(parts.format(changed.map((field) => profileFieldLabels[field])))
}

const parts = new Intl.ListFormat('en-GB')
