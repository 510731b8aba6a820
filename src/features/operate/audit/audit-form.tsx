import { useState } from 'react'
import * as v from 'valibot'
import { auditAction } from '#src/contract/operate/audit-log.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { auditPath } from '../paths.ts'
import { go, hrefOf } from '../place.ts'
import { type AuditWanted, auditWanted, lastDay } from './audit-filters.ts'
import styles from './audit-screen.module.css'

/** Which entries are shown; what is typed counts once it is sent, and stands in the address then. */
export function AuditForm({ wanted }: { wanted: AuditWanted }) {
  const t = useText()
  const address = JSON.stringify(wanted)
  const [shown, setShown] = useState(address)
  const [typed, setTyped] = useState(wanted)
  const [hasTried, setTried] = useState(false)
  // The address changes by links and by Back, too.
  if (shown !== address) {
    setShown(address)
    setTyped(wanted)
    setTried(false)
  }
  const { action } = auditWanted(typed)
  const isAction = !action || v.is(auditAction, action)
  const control = (name: keyof AuditWanted) => ({
    value: typed[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  const words = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, dir: 'ltr' }
  return (
    <form
      className={styles.form}
      aria-label={t('operate-numbers.audit.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isAction) go(hrefOf(auditPath, auditWanted(typed)))
      }}
    >
      <Field
        label={t('operate-numbers.audit.action')}
        hint={t('operate-numbers.audit.actionHint')}
        error={hasTried && !isAction ? t('operate-numbers.audit.badAction') : undefined}
      >
        {(aria) => <TextInput {...aria} {...words} {...control('action')} maxLength={81} />}
      </Field>
      <Field label={t('operate-numbers.audit.actor')} hint={t('operate-numbers.audit.actorHint')}>
        {(aria) => <TextInput {...aria} {...words} {...control('actor')} maxLength={320} />}
      </Field>
      <Field
        label={t('operate-numbers.audit.subject')}
        hint={t('operate-numbers.audit.subjectHint')}
      >
        {(aria) => <TextInput {...aria} {...words} {...control('subject')} maxLength={320} />}
      </Field>
      <Field label={t('operate-numbers.audit.from')}>
        {(aria) => <TextInput {...aria} {...control('from')} type="date" max={lastDay} />}
      </Field>
      <Field label={t('operate-numbers.audit.to')}>
        {(aria) => <TextInput {...aria} {...control('to')} type="date" max={lastDay} />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t('operate-numbers.audit.apply')}
        </Button>
        {Object.keys(wanted).length > 0 && (
          <Button variant="quiet" onClick={() => go(auditPath)}>
            {t('operate-numbers.audit.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
