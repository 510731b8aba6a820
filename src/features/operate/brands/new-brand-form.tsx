import { type SubmitEvent, useState } from 'react'
import { normalHost } from '#src/contract/operate/brand-host.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ScreenHead } from '../console-screen.tsx'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'
import { go, hrefOf } from '../place.ts'
import { brandIdFrom } from './brand-id.ts'
import styles from './brands-screen.module.css'
import { brandHref } from './editor-place.ts'
import { type NewBrandField, newBrandFaults, newBrandFields } from './new-brand-faults.ts'
import { GuideSteps } from './guide/guide-steps.tsx'

/** What the server said of a field as it was typed then. */
type Refusal = { field: NewBrandField; typed: string; why: string }

const focusOn = (field: NewBrandField) => document.getElementById(`new-brand-${field}`)?.focus()

/** Begins a brand, which nobody sees before it is published. The first one of an installation has a guide. */
export function NewBrandForm() {
  const texts = useTexts()
  const { t } = texts
  const { data } = useOperate()
  const action = useAction()
  const loaded = useLoaded('brands', () => data.brands())
  const isFirst = loaded.state === 'ready' && loaded.value.results.length === 0
  const [name, setName] = useState('')
  const [typedId, setTypedId] = useState<string | null>(null)
  const [typedHost, setTypedHost] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const [isIdLeft, setIdLeft] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // The first brand is most often for the host on which its admin is already.
  const host = typedHost ?? (isFirst ? window.location.host : '')
  const typed = { name, host, id: typedId ?? brandIdFrom(name) }
  const taken = loaded.state === 'ready' ? loaded.value.results.map(({ id }) => id) : []
  const faults = newBrandFaults(typed, taken)

  /** What is wrong with a field, once it may be said. */
  function errorOf(field: NewBrandField): string | undefined {
    if (refusal?.field === field && refusal.typed === typed[field]) return refusal.why
    const fault = isTried || (field === 'id' && isIdLeft) ? faults[field] : undefined
    if (fault === 'noHost') return t('operate-brands.hosts.noHost')
    return fault && t(`operate-brands.new.${fault}`)
  }

  function begin(event: SubmitEvent) {
    event.preventDefault()
    if (action.busy) return
    setTried(true)
    const wrong = newBrandFields.find((field) => faults[field])
    const wanted = normalHost(host)
    if (wrong || wanted === null) return focusOn(wrong ?? 'host')
    const id = typed.id.trim()
    action.run(async () => {
      try {
        await data.createBrand({ id, name: name.trim(), host: wanted })
        go(hrefOf(brandHref(id), isFirst ? { guide: 'yes', part: 'look' } : { part: 'look' }))
      } catch (failure) {
        const refused = newBrandFields.find(
          (field) => failure instanceof ProblemError && failure.field === field,
        )
        if (!refused) throw failure
        const why = failureText(texts, failure) ?? ''
        setRefusal({ field: refused, typed: typed[refused], why })
        focusOn(refused)
      }
    })
  }

  return (
    <>
      {isFirst && <GuideSteps current="begin" hrefOf={() => null} />}
      <ScreenHead title={t(isFirst ? 'operate-brands.guide.title' : 'operate-brands.new.title')}>
        {t(isFirst ? 'operate-brands.guide.text' : 'operate-brands.new.text')}
      </ScreenHead>
      <form className={styles.form} onSubmit={begin} noValidate>
        <Field
          id="new-brand-name"
          label={t('operate-brands.fields.name')}
          hint={t('operate-brands.texts.nameHint')}
          error={errorOf('name')}
          required
        >
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={60}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          id="new-brand-host"
          label={t('operate-brands.new.host')}
          hint={t('operate-brands.hosts.hint')}
          error={errorOf('host')}
          required
        >
          {(aria) => (
            <TextInput
              {...aria}
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={259}
              value={host}
              onChange={({ currentTarget }) => setTypedHost(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          id="new-brand-id"
          label={t('operate-brands.new.id')}
          hint={t('operate-brands.new.idHint')}
          error={errorOf('id')}
          required
        >
          {(aria) => (
            <TextInput
              {...aria}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              value={typed.id}
              onChange={({ currentTarget }) => setTypedId(currentTarget.value)}
              onBlur={() => setIdLeft(typed.id !== '')}
            />
          )}
        </Field>
        <ActionFailure action={action} />
        <Button type="submit" variant="primary" busy={action.busy} className={styles.start}>
          {t(isFirst ? 'operate-brands.guide.next' : 'operate-brands.new.do')}
        </Button>
      </form>
    </>
  )
}
