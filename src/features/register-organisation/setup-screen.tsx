import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Membership, OrganisationHit } from '../../contract/membership.ts'
import { membershipStatus } from '../../contract/membership-status.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Duplicates } from './duplicates.tsx'
import { FormActions } from './form-actions.tsx'
import { FormShell } from './form-shell.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { useSetup } from './use-setup.ts'

/**
 * `/register/organisation/setup`: adds an organisation.
 * @param props.initialName what was searched for before, may be empty
 */
export function SetupScreen({ initialName }: { initialName: string }) {
  const t = useText()
  const setup = useSetup(initialName)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<OrganisationHit | null>(null)
  const back = () => void navigate({ to: '/register/organisation' })
  const joined = (membership: Membership) =>
    membershipStatus(membership) === 'ACCEPTED' ? setup.open(membership.organisation.slug) : back()

  return (
    <FormShell title={t('register.head.setupTitle')} text={t('register.setupText')} step={1}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void setup.submit()
        }}
      >
        <Field label={t('register.nameLabel')} required error={setup.problem ?? undefined}>
          {(aria) => (
            <TextInput
              {...aria}
              value={setup.name}
              autoComplete="organization"
              enterKeyHint="go"
              onChange={(event) => setup.rename(event.currentTarget.value)}
            />
          )}
        </Field>
        <Duplicates duplicates={setup.duplicates} onJoin={setChosen} onOpen={setup.open} />
        <FormActions
          submitText={
            setup.duplicates.length > 0 ? t('register.addAnyway') : t('register.addOrganisation')
          }
          onBack={back}
          busy={setup.busy}
        />
      </form>
      {chosen && (
        <JoinDialog organisation={chosen} onClose={() => setChosen(null)} onJoined={joined} />
      )}
    </FormShell>
  )
}
