import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { fileSize } from '#src/lib/file-size.ts'
import { CredentialPicker } from './credential-picker.tsx'
import styles from './shared-files.module.css'

type AssignFileProps = {
  file: Readonly<QueuedFile>
  /** What it may prove; none while there is no credential. */
  credentials: readonly Readonly<ChosenCredential>[]
  name: string
  nameProblem: string | undefined
  /** Empty while it is not decided. */
  credentialId: string
  onRename: (name: string) => void
  onChoose: (credentialId: string) => void
  onDiscard: () => void
}

/** One unassigned file: its name, the choice of what it proves, and a button that removes it. */
export function AssignFile(props: AssignFileProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { file, credentials, name, nameProblem, credentialId } = props
  const { onRename, onChoose, onDiscard } = props
  return (
    <li className={styles.file}>
      <Field label={t('shared-files.name')} error={nameProblem}>
        {(aria) => (
          <TextInput
            {...aria}
            value={name}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => onRename(event.currentTarget.value)}
          />
        )}
      </Field>
      {file.credentialId !== null && <p className={styles.reason}>{reasonOf(texts, file)}</p>}
      {credentials.length > 0 && (
        <CredentialPicker
          label={<SeenAndHeard text={t('shared-files.credentialFor', { file: file.name })} />}
          credentials={credentials}
          value={credentialId}
          onChange={onChoose}
        />
      )}
      <div className={styles.facts}>
        <span className={styles.size}>{fileSize(language, file.size)}</span>
        <Button
          variant="quiet"
          aria-label={t('shared-files.discardNamed', { file: file.name })}
          onClick={onDiscard}
        >
          {t('shared-files.discard')}
        </Button>
      </div>
    </li>
  )
}

/** What the server says of it, unless that is about its credential. */
function reasonOf(texts: Texts, { state, problem }: Readonly<QueuedFile>): string {
  const isOther = state === 'refused' && problem && problem.status !== 422
  return isOther ? problemText(texts, problem) : texts.t('shared-files.notHeld')
}
