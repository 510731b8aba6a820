import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftOf, emptyDraft, inputOf, readDraft } from '#src/contract/buyers/objective-draft.ts'
import type { Objective } from '#src/contract/buyers/objective.ts'
import * as limits from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import type { Objectives } from '../objectives/use-objectives.ts'
import { useKeptForm } from '#src/data/use-kept-form.ts'
import { NeededChoice } from './needed-choice.tsx'
import styles from './objective-editor.module.css'
import { PartsEditor } from './parts-editor.tsx'

type ObjectiveEditorProps = {
  /** Null: a new one. */
  objective: Objective | null
  objectives: Objectives
  /** @param id of what was edited or added; null: nothing was added */
  onClose: (id: string | null) => void
}

/** The form of an objective. What is typed stays on the device until it is saved or thrown away. */
export function ObjectiveEditor({ objective, objectives, onClose }: ObjectiveEditorProps) {
  const t = useText()
  const { buyer, forms } = useBuying()
  const initial = objective ? draftOf(objective) : emptyDraft
  const form = useKeptForm(
    forms,
    `objective ${buyer.slug} ${objective?.id ?? ''}`,
    initial,
    readDraft,
  )
  const { typed: draft, change } = form
  const action = useAction()
  const nameId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  /** The version that a save replaces: null adds a new one. */
  const [seen, setSeen] = useState(objective)
  const [conflict, setConflict] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  useEffect(() => title.current?.focus(), [])
  const isWhole =
    draft.name.trim() !== '' &&
    draft.parts.length > 0 &&
    draft.parts.every(({ values }) => values.length > 0)

  async function save() {
    try {
      const saved = await objectives.save(seen, inputOf(draft))
      form.done()
      announce(t('buying.editor.saved', { name: saved.name }))
      onClose(saved.id)
    } catch (error) {
      const isOther = error instanceof ProblemError && [404, 412].includes(error.status)
      if (!isOther || !seen) throw error
      const now = await objectives.readAgain(seen.id)
      setSeen(now)
      const theirs = now ? t('buying.editor.theirs', { name: now.name }) : t('buying.editor.gone')
      setConflict(theirs)
    }
  }
  function submit() {
    flushSync(() => setTried(true))
    if (isWhole) return action.run(save)
    if (!draft.name.trim()) document.getElementById(nameId)?.focus()
    else title.current?.closest('form')?.querySelector<HTMLElement>('[data-invalid] input')?.focus()
  }
  return (
    <form
      className={styles.editor}
      noValidate
      aria-labelledby={`${nameId}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 id={`${nameId}-title`} ref={title} tabIndex={-1}>
        {objective ? t('buying.editor.edit') : t('buying.editor.add')}
      </h2>
      {form.wasKept && !conflict && <p className={styles.kept}>{t('buying.editor.kept')}</p>}
      <Field
        id={nameId}
        label={t('buying.editor.name')}
        hint={t('buying.editor.nameHint')}
        required
        error={isTried && !draft.name.trim() ? t('buying.editor.missingName') : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={limits.objectiveName}
            value={draft.name}
            onChange={({ currentTarget: { value } }) => change({ ...draft, name: value })}
          />
        )}
      </Field>
      <PartsEditor
        parts={draft.parts}
        isTried={isTried}
        onChange={(parts) => change({ ...draft, parts })}
      />
      {draft.parts.length > 1 && (
        <NeededChoice
          count={draft.parts.length}
          needed={draft.needed}
          onChange={(needed) => change({ ...draft, needed })}
        />
      )}
      <Field label={t('buying.editor.why')}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            counter={limits.objectiveWhy}
            value={draft.why}
            onChange={({ currentTarget: { value } }) => change({ ...draft, why: value })}
          />
        )}
      </Field>
      {conflict && (
        <Banner tone="warning" title={t('buying.editor.conflict')}>
          <p>{conflict}</p>
        </Banner>
      )}
      {action.error && <Banner tone="critical" title={action.error} />}
      <div className={styles.save}>
        <Button type="submit" variant="primary" busy={action.busy}>
          {t('buying.editor.save')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.done()
            onClose(objective?.id ?? null)
          }}
        >
          {t('buying.editor.discard')}
        </Button>
      </div>
    </form>
  )
}
