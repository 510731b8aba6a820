import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditedRecord } from '#src/contract/operate/edited-record.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { RecordCalls } from '#src/data/record-calls.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { goToControl } from '#src/ui/go-to-control.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { controlOf } from '../brands/draft/field-ids.ts'
import { failureText } from '../failure-text.ts'
import { go } from '../place.ts'
import { FieldFault } from './field-fault.ts'
import { type MergedRecord, mergeRecords, saysTheSame } from './merge-records.ts'
import {
  draftOf,
  type RecordDraft,
  type RecordDrafts,
  recordDrafts,
  type RecordItem,
  type RecordKind,
} from './record-kind.ts'

type FormCalls<Content> = Pick<RecordCalls<Content>, 'find' | 'create' | 'change'> &
  Partial<Pick<RecordCalls<Content>, 'remove'>>

export type RecordFormOptions<Content> = {
  kind: RecordKind<Content>
  item: RecordItem<Content>
  drafts: RecordDrafts<Content>
  /** Without `remove`, its records are not removed. */
  calls: FormCalls<Content>
  /** It was saved or removed. */
  onDone: () => void
}

/** What the fields of a record are called, by their paths. */
export type FieldLabels = { labelOf: (path: string) => string }

/** One record as it is typed: kept until it is stored, and put together with what others have stored meanwhile. */
export function useRecordForm<Content>(options: RecordFormOptions<Content> & FieldLabels) {
  const { kind, item, drafts, calls, labelOf, onDone } = options
  const texts = useTexts()
  const { t, language } = texts
  const [draft, setDraft] = useState<RecordDraft<Content>>(() => drafts.of(item))
  const [fault, setFault] = useState<{ path: string; why: string } | null>(null)
  const [conflict, setConflict] = useState<{
    on: EditedRecord<Content>
    merged: MergedRecord<Content>
  } | null>(null)
  /** As it was stored when this form saw it last. */
  const [stored, setStored] = useState(item.stored)
  /** It was removed by somebody else while it was typed at. */
  const [isGone, setGone] = useState(item.itemId !== '' && draft.begunOn === null && !kind.begin)
  const saving = useAction()
  const removing = useAction()
  const startOn = (on: EditedRecord<Content> | null) =>
    on ? draftOf(kind, on.content, on) : recordDrafts(kind).begin(item)
  const readOf = (one: RecordDraft<Content>) =>
    kind.read?.(one) ?? { content: one.content, fault: null }
  const { content, fault: unread } = readOf(draft)
  const title = kind.titleOf(language, content)

  const change = (next: RecordDraft<Content>) => {
    drafts.keep(item, next)
    setDraft(next)
    setFault(null)
    setConflict(null)
  }
  const control = (path: string) => controlOf(path, (id) => document.getElementById(id) !== null)
  const name = (path: string, why: string) => {
    // At once: what is closed opens for it, and the focus goes to the field in it.
    flushSync(() => setFault({ path, why }))
    const id = control(path)
    if (id) goToControl(id)
  }

  /** What was typed while it was saved stays, and goes on from what is stored. */
  function saved(on: EditedRecord<Content>, sent: RecordDraft<Content>) {
    announce(t('operate-records.saved', { title: kind.titleOf(language, on.content) }))
    const latest = drafts.of(item)
    if (isSame(latest, sent)) {
      drafts.forget(item, latest)
      return onDone()
    }
    const next = { ...latest, begunOn: on }
    setStored(on)
    if (item.itemId !== '') return change(next)
    // A new one has an address by now.
    const itemId = kind.idOf(on.content)
    drafts.forget(item, latest)
    drafts.keep({ ...item, itemId, version: on.version, stored: on }, next)
    go(`${kind.path}/${encodeURIComponent(itemId)}`, { replace: true })
  }

  /**
   * Puts together what was typed and what somebody else has stored.
   * @returns null where both have changed the same, from which the editor chooses
   */
  async function join(begunOn: EditedRecord<Content>) {
    const on = await calls.find(kind.idOf(begunOn.content))
    setStored(on)
    const latest = drafts.of(item)
    const { content: mine, fault: notRead } = readOf(latest)
    const merged = mergeRecords(kind.merging, begunOn.content, mine, on.content)
    if (merged.conflicts.length > 0) {
      setConflict({ on, merged })
      return null
    }
    const next = draftOf(kind, merged.mine, on)
    const joined = notRead ? { ...next, typed: latest.typed } : next
    change(joined)
    return { joined, notRead }
  }
  async function meet(begunOn: EditedRecord<Content>): Promise<void> {
    const met = await join(begunOn)
    if (met?.notRead) name(met.notRead.path, met.notRead.why(t))
    else if (met) await store(met.joined)
  }
  /** What is stored under the id of a new record, if that is what was sent: its answer has got lost then. */
  async function storedBefore(given: Content): Promise<EditedRecord<Content> | null> {
    const on = await calls.find(kind.idOf(given)).catch(() => null)
    return on && saysTheSame(kind.merging, on.content, given) ? on : null
  }
  async function store(sent: RecordDraft<Content>): Promise<void> {
    const { begunOn } = sent
    const given = readOf(sent).content
    try {
      const on = await (begunOn
        ? calls.change(kind.idOf(given), begunOn.version, given)
        : calls.create(given))
      saved(on, sent)
    } catch (failure) {
      if (failure instanceof FieldFault) return name(failure.path, failure.message)
      if (!(failure instanceof ProblemError)) throw failure
      const before = failure.code === 'record-exists' && !begunOn ? await storedBefore(given) : null
      if (before) saved(before, sent)
      else if (failure.code === 'record-changed' && begunOn) await meet(begunOn)
      else {
        const path = `/${failure.field?.replace(/^content\./, '').replaceAll('.', '/') ?? ''}`
        // What is about no field of the form is said below it.
        if (control(path) === null) throw failure
        const called = path === '/id' ? t('operate-records.id') : labelOf(path)
        name(path, failureText(texts, failure, called || undefined) ?? '')
      }
    }
  }
  function save(sent: RecordDraft<Content>) {
    if (saving.busy) return
    saving.run(async () => {
      try {
        await store(sent)
      } catch (failure) {
        if (!(failure instanceof ProblemError) || failure.code !== 'unknown-record') throw failure
        change({ ...drafts.of(item), begunOn: null })
        setGone(true)
      }
    })
  }
  /** What somebody else has removed is gone as well; what they have changed is shown before it is removed. */
  async function removed(): Promise<void> {
    const { begunOn } = draft
    if (!begunOn) return
    try {
      await calls.remove?.(kind.idOf(content), begunOn.version)
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure
      if (failure.code === 'unknown-record') return
      if (failure.code === 'record-changed') {
        const met = await join(begunOn)
        if (met && isSame(met.joined, startOn(met.joined.begunOn))) drafts.forget(item, met.joined)
      }
      throw failure
    }
  }
  return {
    ...{ draft, content, title, change, saving, removing, isGone },
    conflict: conflict?.merged ?? null,
    isTyped: !isSame(draft, startOn(draft.begunOn)),
    errorOf: (path: string) => (fault?.path === path ? fault.why : undefined),
    submit() {
      if (unread) name(unread.path, unread.why(t))
      else save(draft)
    },
    discard() {
      const fresh = startOn(stored)
      change(fresh)
      drafts.forget(item, fresh)
    },
    remove: () =>
      removing.run(async () => {
        await removed()
        drafts.forget(item, drafts.of(item))
        announce(t('operate-records.removed', { title }))
        onDone()
      }),
    /** Of a conflict: saves what was typed. */
    keepMine() {
      if (!conflict) return
      const next = draftOf(kind, conflict.merged.mine, conflict.on)
      change(next)
      save(next)
    },
    /** Of a conflict: goes on with what is stored. */
    takeTheirs() {
      if (conflict) change(draftOf(kind, conflict.merged.theirs, conflict.on))
    },
  }
}

/** Whether two drafts say the same. */
const isSame = <Content>(one: RecordDraft<Content>, other: RecordDraft<Content>): boolean =>
  JSON.stringify([one.content, one.typed]) === JSON.stringify([other.content, other.typed])
