import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '#src/auth/use-user.ts'
import * as limits from '#src/contract/limits.ts'
import { readName, useKeptForm } from '#src/data/use-kept-form.ts'
import { useUnsentForms } from '#src/data/use-unsent-forms.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import styles from './name-form.module.css'

type NameFormProps = {
  /** Under which what is typed stays on the device until it is saved or thrown away. */
  keptAs: string
  /** What it is called already; empty for a new list. */
  name: string
  label: string
  /** The word on the button. */
  submit: string
  /** Rejects where it cannot be saved. */
  onSave: (name: string) => Promise<void>
  /** Null: it cannot be closed. */
  onClose: (() => void) | null
}

/** Asks what a shortlist is called. */
export function NameForm({ keptAs, name: initial, label, submit, ...does }: NameFormProps) {
  const { onSave, onClose } = does
  const t = useText()
  const id = useId()
  const action = useAction()
  const forms = useUnsentForms(useUser()?.id ?? null)
  const form = useKeptForm(forms, keptAs, { name: initial }, readName)
  const { name } = form.typed
  const [isTried, setTried] = useState(false)
  const isAskedFor = onClose !== null
  useEffect(() => {
    if (isAskedFor) document.getElementById(id)?.focus()
  }, [id, isAskedFor])
  const isMissing = isTried && !name.trim()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(() => setTried(true))
        if (!name.trim()) return document.getElementById(id)?.focus()
        action.run(async () => {
          await onSave(name)
          form.done({ name })
        })
      }}
    >
      <Field
        id={id}
        label={label}
        required
        error={isMissing ? t('buying.lists.missingName') : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            maxLength={limits.shortlistName}
            value={name}
            onChange={({ currentTarget: { value } }) => form.change({ name: value })}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={action.busy}>
          {submit}
        </Button>
        {onClose && (
          <Button
            variant="quiet"
            onClick={() => {
              form.done()
              onClose()
            }}
          >
            {t('controls.cancel')}
          </Button>
        )}
      </div>
      {action.error && <Banner tone="critical" title={action.error} />}
    </form>
  )
}
