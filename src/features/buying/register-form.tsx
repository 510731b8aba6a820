import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import * as limits from '#src/contract/limits.ts'
import type { BuyersData } from '#src/data/buyers-data.ts'
import type { UnsentForms } from '#src/data/unsent-forms.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import styles from './buying.module.css'
import { readName, useKeptForm } from '#src/data/use-kept-form.ts'

type RegisterFormProps = {
  buyers: BuyersData
  forms: UnsentForms
  onCreated: (buyer: Buyer) => void
}

/** Registers an organisation that buys. */
export function RegisterForm({ buyers, forms, onCreated }: RegisterFormProps) {
  const t = useText()
  const id = useId()
  const action = useAction()
  const form = useKeptForm(forms, 'buyer', { name: '' }, readName)
  const { name } = form.typed
  const [isTried, setTried] = useState(false)
  function submit() {
    flushSync(() => setTried(true))
    if (!name.trim()) return document.getElementById(id)?.focus()
    action.run(async () => {
      const made = await buyers.create(name)
      form.done()
      announce(t('buying.form.created', { name: made.name }))
      onCreated(made)
    })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        id={id}
        label={t('buying.form.name')}
        hint={t('buying.form.hint')}
        required
        error={isTried && !name.trim() ? t('buying.form.missing') : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="organization"
            enterKeyHint="go"
            maxLength={limits.name}
            value={name}
            onChange={({ currentTarget: { value } }) => form.change({ name: value })}
          />
        )}
      </Field>
      {action.error && <Banner tone="critical" title={action.error} />}
      <Button type="submit" variant="primary" busy={action.busy}>
        {t('buying.form.submit')}
      </Button>
    </form>
  )
}
