import { useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { useData } from '#src/data/data-context.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'
import { Button } from '#src/ui/button.tsx'
import * as icons from '#src/ui/icons.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { announce } from '#src/ui/status.tsx'
import { AssignFile } from './assign-file.tsx'
import { CredentialPicker } from './credential-picker.tsx'
import styles from './shared-files.module.css'
import { useAssignment } from './use-assignment.ts'
import { useHeldCredentials } from './use-held-credentials.ts'

type AssignDialogProps = {
  open: boolean
  files: readonly Readonly<QueuedFile>[]
  /** Slug of the organisation that is open. */
  slug: string
  organisations: readonly { readonly slug: string; readonly name: string }[]
  credentials: readonly Readonly<ChosenCredential>[]
  /** What else there is to say of the files that were shared. */
  problems: readonly string[]
  onClose: () => void
}

const problemId = 'shared-files-problem'

/**
 * Says for each file what it proves. What is left open waits on the device, and what was decided already
 * waits for the dialog to open again.
 */
export function AssignDialog(props: AssignDialogProps) {
  const t = useText()
  const { open, files, slug, organisations, credentials, problems, onClose } = props
  const data = useData()
  const assignment = useAssignment(files, slug)
  const held = useHeldCredentials(assignment.organisation, slug, credentials)
  const list = useRef<HTMLUListElement>(null)
  const discard = ({ id, name }: Readonly<QueuedFile>) => {
    void data.outbox.cancelEvidence(id)
    announce(t('shared-files.discarded', { file: name }))
    list.current?.focus()
  }
  const onAdd = async () => {
    if (await assignment.carryOut()) onClose()
  }
  return (
    <Dialog
      open={open}
      holdsTyping
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shared-files.title')}
      description={t('shared-files.who')}
      footer={
        <>
          <Button variant="primary" onClick={() => void onAdd()}>
            {t('shared-files.add')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('shared-files.later')}
          </Button>
        </>
      }
    >
      <div className={styles.problems} role="alert">
        {[...problems, assignment.problem].filter(Boolean).map((one, place) => (
          <FieldError key={one} id={`${problemId}-${place}`}>
            {one}
          </FieldError>
        ))}
      </div>
      {organisations.length > 1 && (
        <Field label={t('shared-files.organisation')}>
          {(aria) => (
            <Select
              {...aria}
              value={assignment.organisation}
              onChange={(event) => assignment.changeOrganisation(event.currentTarget.value)}
            >
              {organisations.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <ListState
        loaded={held}
        loadingText={t('shared-files.fetch.loading')}
        failedText={t('shared-files.fetch.failed')}
        height="6rem"
      >
        {(all) => (
          <>
            {all.length === 0 && (
              <EmptyState icon={icons.badge} title={t('shared-files.none')}>
                {t('shared-files.noneText')}
              </EmptyState>
            )}
            {all.length > 0 && files.length > 1 && (
              <CredentialPicker
                label={t('shared-files.allFiles')}
                credentials={all}
                value=""
                onChange={assignment.chooseForAll}
              />
            )}
            <ul
              ref={list}
              tabIndex={-1}
              className={styles.list}
              aria-label={t('shared-files.title')}
            >
              {files.map((file) => (
                <AssignFile
                  key={file.id}
                  file={file}
                  credentials={all}
                  name={assignment.nameOf(file)}
                  nameProblem={assignment.nameProblem(file)}
                  credentialId={assignment.credentialOf(file.id)}
                  onRename={(name) => assignment.rename(file.id, name)}
                  onChoose={(credentialId) => assignment.choose(file.id, credentialId)}
                  onDiscard={() => discard(file)}
                />
              ))}
            </ul>
          </>
        )}
      </ListState>
    </Dialog>
  )
}
