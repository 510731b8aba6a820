import { type SubmitEvent, useState } from 'react'
import { hostKey, normalHost } from '#src/contract/operate/brand-host.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import styles from './hosts-section.module.css'
import { SectionFrame } from './section-frame.tsx'

const path = '/hosts'

/** The hosts under which the portal shows this brand. */
export function HostsSection() {
  const t = useText()
  const { state, editing, change, errorOf } = useDraft()
  const { hosts } = state
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { moves, mayChangeHosts } = editing.detail

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (!mayChangeHosts) return
    const host = normalHost(typed)
    if (host === null) return setRefusal(t('operate-brands.hosts.noHost'))
    if (hosts.some((one) => hostKey(one) === hostKey(host)))
      return setRefusal(t('operate-brands.hosts.there', { host }))
    change(path, [...hosts, host])
    announce(t('operate-brands.hosts.added', { host }))
    setTyped('')
    setRefusal(null)
  }

  function remove(host: string) {
    if (hosts.length === 1) return setRefusal(t('operate-brands.hosts.last'))
    change(
      path,
      hosts.filter((one) => one !== host),
    )
    announce(t('operate-brands.list.removed', { name: host }))
    document.getElementById(idOf(path))?.focus()
  }

  return (
    <SectionFrame section="hosts">
      <ul className={styles.hosts} aria-label={t('operate-brands.fields.hosts')}>
        {hosts.map((host, index) => {
          const error = errorOf(`${path}/${index}`)
          const move = moves.find((one) => one.host === host)
          return (
            <li key={host} className={styles.host}>
              <bdi className={styles.name}>{host}</bdi>
              <Button
                variant="quiet"
                aria-label={t('operate-brands.list.remove', { name: host })}
                aria-disabled={!mayChangeHosts || undefined}
                onClick={() => remove(host)}
              >
                {t('operate-brands.pictures.remove')}
              </Button>
              {error && <FieldError id={`${idOf(path)}-${index}-error`}>{error}</FieldError>}
              {move && mayChangeHosts && (
                <p className={styles.move}>
                  {t('operate-brands.hosts.moves', { host, brand: move.brand })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <form className={styles.add} onSubmit={add}>
        <Field
          id={idOf(path)}
          label={t('operate-brands.hosts.add')}
          hint={t(mayChangeHosts ? 'operate-brands.hosts.hint' : 'operate-brands.hosts.ofAdmins')}
          error={refusal ?? errorOf(path)}
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
              readOnly={!mayChangeHosts}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setRefusal(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" aria-disabled={!mayChangeHosts || undefined}>
          {t('operate-brands.hosts.addOne')}
        </Button>
      </form>
      {typed.trim() !== '' && refusal === null && (
        <Banner tone="neutral" title={t('operate-brands.hosts.notAdded')} />
      )}
      <Field
        id={idOf('/brand/domain')}
        label={t('operate-brands.fields.domain')}
        hint={t('operate-brands.hosts.domainHint')}
        error={errorOf('/brand/domain')}
        required
      >
        {(aria) => (
          <TextInput
            {...aria}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={253}
            value={state.brand.domain}
            onChange={({ currentTarget }) => change('/brand/domain', currentTarget.value)}
          />
        )}
      </Field>
    </SectionFrame>
  )
}
