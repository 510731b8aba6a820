import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { buyerRoles } from '#src/contract/buyers/buyer-role.ts'
import type { MemberInvitation } from '#src/contract/buyers/buyer.ts'
import { useText } from '#src/i18n/text-context.ts'
import { isRecord } from '#src/lib/is-record.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { useKeptForm } from '#src/data/use-kept-form.ts'
import { RoleSelect } from './role-select.tsx'
import styles from './team-screen.module.css'
import type { Team } from './use-team.ts'

const nobody: MemberInvitation = { email: '', role: 'EDITOR' }

function readInvitation(kept: unknown): MemberInvitation | null {
  if (!isRecord(kept) || typeof kept['email'] !== 'string') return null
  const role = buyerRoles.find((one) => one === kept['role'])
  return role ? { email: kept['email'], role } : null
}

/** Invites a colleague by mail. */
export function InviteForm({ team }: { team: Pick<Team, 'invite'> }) {
  const t = useText()
  const id = useId()
  const action = useAction()
  const { buyer, forms } = useBuying()
  const form = useKeptForm(forms, `invitation ${buyer.slug}`, nobody, readInvitation)
  const { email, role } = form.typed
  const [isTried, setTried] = useState(false)
  function submit() {
    flushSync(() => setTried(true))
    if (!email.trim()) return document.getElementById(id)?.focus()
    action.run(async () => {
      await team.invite({ email, role })
      announce(t('buying.team.sent', { email }))
      form.done({ email: '', role })
      setTried(false)
    })
  }
  return (
    <section className={styles.invite} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('buying.team.invite')}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          id={id}
          label={t('buying.team.email')}
          required
          error={isTried && !email.trim() ? t('buying.team.missingEmail') : undefined}
        >
          {(aria) => (
            <TextInput
              {...aria}
              type="email"
              inputMode="email"
              autoComplete="off"
              enterKeyHint="send"
              value={email}
              onChange={({ currentTarget: { value } }) => form.change({ email: value, role })}
            />
          )}
        </Field>
        <Field label={t('buying.team.role')}>
          {(aria) => (
            <RoleSelect
              {...aria}
              value={role}
              onChange={(one) => form.change({ email, role: one })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={action.busy}>
          {t('buying.team.send')}
        </Button>
      </form>
      <dl className={styles.roles}>
        {buyerRoles.map((one) => (
          <div key={one}>
            <dt>{t(`buying.roles.${one}`)}</dt>
            <dd>{t(`buying.roleHints.${one}`)}</dd>
          </div>
        ))}
      </dl>
      {action.error && <Banner tone="critical" title={action.error} />}
      <p className={styles.hint}>{t('buying.team.mailHint')}</p>
    </section>
  )
}
