import { type SubmitEvent, useState } from 'react'
import { normalHost } from '#src/contract/operate/brand-host.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { go, hrefOf } from '../place.ts'
import { brandIdFrom } from './brand-id.ts'
import styles from './brands-screen.module.css'
import { brandHref } from './editor-place.ts'
import { GuideSteps } from './guide/guide-steps.tsx'

/** Begins a brand, which nobody sees before it is published. The first one of an installation has a guide. */
export function NewBrandForm() {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const loaded = useLoaded('brands', () => data.brands())
  const isFirst = loaded.state === 'ready' && loaded.value.results.length === 0
  const [name, setName] = useState('')
  const [typedId, setTypedId] = useState<string | null>(null)
  const [typedHost, setTypedHost] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const id = typedId ?? brandIdFrom(name)
  // The first brand is most often for the host on which its admin is already.
  const host = typedHost ?? (isFirst ? window.location.host : '')
  const needed = (text: string) =>
    isTried && text.trim() === '' ? t('operate-brands.new.needed') : undefined
  const hostError =
    needed(host) ??
    (isTried && normalHost(host) === null ? t('operate-brands.hosts.noHost') : undefined)

  function begin(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const wanted = normalHost(host)
    if (name.trim() === '' || id.trim() === '' || wanted === null) {
      const missing = name.trim() === '' ? 'name' : wanted === null ? 'host' : 'id'
      document.getElementById(`new-brand-${missing}`)?.focus()
      return
    }
    action.run(async () => {
      await data.createBrand({ id: id.trim(), name: name.trim(), host: wanted })
      go(hrefOf(brandHref(id.trim()), isFirst ? { guide: 'yes', part: 'look' } : { part: 'look' }))
    })
  }

  return (
    <>
      {isFirst && <GuideSteps current="begin" hrefOf={() => null} />}
      <header>
        <h1 className={styles.title}>
          {t(isFirst ? 'operate-brands.guide.title' : 'operate-brands.new.title')}
        </h1>
        <p className={styles.hint}>
          {t(isFirst ? 'operate-brands.guide.text' : 'operate-brands.new.text')}
        </p>
      </header>
      <form className={styles.form} onSubmit={begin} noValidate>
        <Field
          id="new-brand-name"
          label={t('operate-brands.fields.name')}
          hint={t('operate-brands.texts.nameHint')}
          error={needed(name)}
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
          error={hostError}
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
          error={needed(id)}
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
              value={id}
              onChange={({ currentTarget }) => setTypedId(currentTarget.value)}
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
