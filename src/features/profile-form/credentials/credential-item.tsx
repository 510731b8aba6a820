import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { isVerified, stateWord } from '#src/contract/verified.ts'
import { CredentialSummary } from '#src/ui/credential-summary.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import type { Credential } from '#src/contract/catalogue.ts'
import { displayName } from './credential-list.ts'
import { AppealWay } from './appeal-way.tsx'
import styles from './credentials.module.css'
import { CredentialDetails } from './details/credential-details.tsx'
import { EvidenceButton } from './evidence/evidence-button.tsx'
import { UploadList } from './evidence/upload-list.tsx'
import { VerificationWait } from './verification-wait.tsx'
import { VerifierAnswer } from './verifier-answer.tsx'

type CredentialItemProps = {
  credential: Readonly<ChosenCredential>
  /** Its entry in the catalogue; undefined where that has none any more. */
  entry: Credential | undefined
  /** Whether the server knows it as one that is held. */
  isSaved: boolean
  /** Where in the queue of verifiers it is; null: nowhere, or it is not known. */
  wait: string | null
  /** Id of the evidence button. */
  evidenceId: string
  onEvidence: () => void
  onRemove: () => void
}

/** A chosen credential as the public sees it, and, while it is pending, what can be done with it. */
export function CredentialItem(props: CredentialItemProps) {
  const t = useText()
  const { credential, entry, isSaved, wait, evidenceId, onEvidence, onRemove } = props
  const verified = isVerified(credential)
  const name = displayName(credential)
  const { secondShortName, secondName } = credential
  const second = [secondShortName, secondName].filter(Boolean).join(' · ')
  return (
    <li className={styles.item}>
      <CredentialSummary credential={credential} state={stateWord(credential)} />
      {second && (
        <p className={styles.second} dir="auto">
          {second}
        </p>
      )}
      <VerifierAnswer credential={credential} hasDetails={(entry?.asks ?? []).length > 0} />
      {credential.state === 'suspended' && <AppealWay name={name} />}
      <VerificationWait text={wait} />
      <div className={styles.actions}>
        <EvidenceButton
          id={evidenceId}
          credential={credential}
          isSaved={isSaved}
          onOpen={onEvidence}
        />
        {!verified && (
          <Button
            variant="quiet"
            className={styles.remove}
            aria-label={t('profile-form.removeCredential', { name })}
            onClick={onRemove}
          >
            <Icon drawing={icons.trash} />
          </Button>
        )}
      </div>
      {entry && <CredentialDetails credential={entry} isSaved={isSaved} isConfirmed={verified} />}
      <UploadList
        credentialId={credential.id}
        label={t('evidence.uploadsOf', { credential: name })}
        focusAfterId={evidenceId}
      />
    </li>
  )
}
