import { useState } from 'react'
import type { EditedRecord } from '#src/contract/operate/edited-record.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { RecordCalls } from '#src/data/record-calls.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { goToControl } from '#src/ui/go-to-control.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { controlOf } from '../brands/draft/field-ids.ts'
import { failureText } from '../failure-text.ts'
import { FieldFault } from './field-fault.ts'
import { type MergedRecord, mergeRecords } from './merge-records.ts'
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

/** One record as it is typed: kept until it is stored, and put together with what others have stored meanwhile. */
export function useRecordForm<Content>(options: RecordFormOptions<Content>) {
  const { kind, item, drafts, calls, onDone } = options
  const texts = useTexts()
  const { t, language } = texts
  const [draft, setDraft] = useState<RecordDraft<Content>>(() => drafts.of(item))
  const [fault, setFault] = useState<{ path: string; why: string } | null>(null)
  const [conflict, setConflict] = useState<{
    on: EditedRecord<Content>
    merged: MergedRecord<Content>
  } | null>(null)
  /** It was removed by somebody else while it was typed at. */
  const [isGone, setGone] = useState(item.itemId !== '' && draft.begunOn === null && !kind.begin)
  const saving = useAction()
  const removing = useAction()
  const begun = recordDrafts(kind).begin(item)
  const { content, fault: unread } = kind.read?.(draft) ?? { content: draft.content, fault: null }
  const title = kind.titleOf(language, content)

  const change = (next: RecordDraft<Content>) => {
    drafts.keep(item, next)
    setDraft(next)
    setFault(null)
    setConflict(null)
  }
  const done = (words: 'saved' | 'removed') => {
    drafts.forget(item, drafts.of(item))
    announce(t(`operate-records.${words}`, { title }))
    onDone()
  }
  const name = (path: string, why: string) => {
    setFault({ path, why })
    const id = controlOf(path, (one) => document.getElementById(one) !== null)
    if (id) goToControl(id)
  }

  /** Puts together what was typed and what somebody else has stored; saves it where both do not meet. */
  async function meet(sent: Content, begunOn: EditedRecord<Content>): Promise<void> {
    const on = await calls.find(kind.idOf(sent))
    const merged = mergeRecords(kind.merging, begunOn.content, sent, on.content)
    if (merged.conflicts.length > 0) return setConflict({ on, merged })
    change(draftOf(kind, merged.mine, on))
    await store(merged.mine, on)
  }
  async function store(sent: Content, begunOn: EditedRecord<Content> | null): Promise<void> {
    try {
      await (begunOn ? calls.change(kind.idOf(sent), begunOn.version, sent) : calls.create(sent))
      done('saved')
    } catch (failure) {
      if (failure instanceof FieldFault) return name(failure.path, failure.message)
      if (!(failure instanceof ProblemError)) throw failure
      if (failure.code === 'record-changed' && begunOn) await meet(sent, begunOn)
      else if (failure.field === undefined) throw failure
      else
        name(
          `/${failure.field.replace(/^content\./, '').replaceAll('.', '/')}`,
          failureText(texts, failure) ?? '',
        )
    }
  }
  function save(sent: Content, begunOn: EditedRecord<Content> | null) {
    if (saving.busy) return
    saving.run(async () => {
      try {
        await store(sent, begunOn)
      } catch (failure) {
        if (!(failure instanceof ProblemError) || failure.code !== 'unknown-record') throw failure
        change(draftOf(kind, sent, null))
        setGone(true)
      }
    })
  }
  return {
    ...{ draft, content, title, change, saving, removing, isGone },
    conflict: conflict?.merged ?? null,
    isTyped: JSON.stringify(begun) !== JSON.stringify(draft),
    errorOf: (path: string) => (fault?.path === path ? fault.why : undefined),
    submit() {
      if (unread) name(unread.path, unread.why(t))
      else save(content, draft.begunOn)
    },
    discard() {
      change(begun)
      drafts.forget(item, begun)
    },
    remove: () =>
      removing.run(async () => {
        await calls.remove?.(kind.idOf(content), draft.begunOn?.version ?? '')
        done('removed')
      }),
    /** Of a conflict: saves what was typed. */
    keepMine() {
      if (!conflict) return
      change(draftOf(kind, conflict.merged.mine, conflict.on))
      save(conflict.merged.mine, conflict.on)
    },
    /** Of a conflict: goes on with what is stored. */
    takeTheirs() {
      if (conflict) change(draftOf(kind, conflict.merged.theirs, conflict.on))
    },
  }
}
