import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import type { Credential } from '#src/contract/catalogue.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { useProfileForm } from '../form/form-context.ts'
import { CredentialItem } from './credential-item.tsx'
import { displayName } from './credential-list.ts'
import { credentialRows } from './credential-rows.ts'
import styles from './credentials.module.css'
import { EvidenceDialog } from './evidence/evidence-dialog.tsx'
import { useVerificationWaits } from './verification-wait.tsx'
import { useCredentialChoice } from './use-credential-choice.ts'

/**
 * The chosen credentials: what waits for verification first; only that can be taken away, and had
 * back until the next save.
 */
export function HeldCredentials({ catalogue }: { catalogue: readonly Credential[] }) {
  const { t, language } = useTexts()
  const { draft } = useProfileForm()
  const { fields, base, version } = useSnapshot(draft)
  const { unselect, restore } = useCredentialChoice()
  const [removed, setRemoved] = useState<Removed>({ version, list: [] })
  const [opened, setOpened] = useState<string | null>(null)
  // An object, so that the same place can be asked for twice.
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  useEffect(() => document.getElementById(focus?.id ?? '')?.focus(), [focus])

  const waitOf = useVerificationWaits()

  const taken = removed.version === version ? removed.list : []
  const rows = credentialRows(language, fields.credentials, base.credentials, taken)
  const open = rows.find((row) => row.credential.id === opened)
  const savedIds = new Set(base.credentials.map((one) => one.id))
  if (rows.length === 0)
    return (
      <EmptyState icon={icons.badge} title={t('profile-form.noCredentials')}>
        {t('profile-form.noCredentialsHint')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={t('profile-form.yourCredentials')}>
        {rows.map(({ credential, isRemoved }) =>
          isRemoved ? (
            <RemovedCredential
              key={credential.id}
              credential={credential}
              onRestore={() => {
                restore(credential)
                setFocus({ id: evidenceButtonId(credential.id) })
              }}
              undoId={undoButtonId(credential.id)}
            />
          ) : (
            <CredentialItem
              key={credential.id}
              credential={credential}
              entry={catalogue.find((one) => one.id === credential.id)}
              isSaved={savedIds.has(credential.id)}
              wait={waitOf(credential.id)}
              evidenceId={evidenceButtonId(credential.id)}
              onEvidence={() => setOpened(credential.id)}
              onRemove={() => {
                unselect(credential)
                setRemoved({ version, list: [...taken, credential] })
                setFocus({ id: undoButtonId(credential.id) })
              }}
            />
          ),
        )}
      </ul>
      {open && (
        <EvidenceDialog
          credential={open.credential}
          isSaved={savedIds.has(open.credential.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Taken away here since the server's version was read. */
type Removed = { version: number; list: readonly ChosenCredential[] }

const evidenceButtonId = (id: string) => `credential-evidence-${id}`
const undoButtonId = (id: string) => `credential-undo-${id}`

type RemovedCredentialProps = {
  credential: Readonly<ChosenCredential>
  undoId: string
  onRestore: () => void
}

/** The place of a credential that was taken away: it and its evidence can be had back at once. */
function RemovedCredential({ credential, undoId, onRestore }: RemovedCredentialProps) {
  const t = useText()
  const name = displayName(credential)
  return (
    <li className={styles.removed}>
      <span>{t('profile-form.credentialRemoved', { name })}</span>
      <Button
        id={undoId}
        variant="quiet"
        aria-label={t('profile-form.undoRemoval', { name })}
        onClick={onRestore}
      >
        {t('profile-form.undo')}
      </Button>
    </li>
  )
}
