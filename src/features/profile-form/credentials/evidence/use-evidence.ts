import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import { waitsAnewWithEvidence } from '#src/contract/takes-evidence.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useData } from '#src/data/data-context.ts'
import { announce } from '#src/ui/status.tsx'
import { useLoaded, type Loaded } from '#src/ui/use-loaded.ts'
import { displayName } from '../credential-list.ts'
import { useProfileForm } from '../../form/form-context.ts'
import { changedFiles, noChanges, withAdded, withRemoved } from './evidence-files.ts'
import { useEvidenceNews } from './use-evidence-news.ts'

/** The evidence of the opened organisation that the server has. */
export type EvidenceDesk = {
  /** All of the organisation's, newest first. */
  files: Loaded<readonly Evidence[]>
  /** Rejects where the server keeps the file. */
  remove: (file: Evidence) => Promise<void>
  /** The content of a file. */
  read: (file: Evidence) => Promise<Blob>
}

/**
 * Reads the files once the server knows a credential, and follows what is sent from this device.
 * @param onWaiting told when a credential waits for a decision anew because of a file
 */
export function useEvidence(onWaiting: () => void): EvidenceDesk {
  const t = useText()
  const data = useData()
  const { draft } = useProfileForm()
  const { slug } = draft
  const held = useSnapshot(draft).base.credentials
  const isNeeded = held.length > 0
  const loaded = useLoaded(isNeeded ? `evidence of ${slug}` : '', () => data.evidence.list(slug))
  const [changes, setChanges] = useState(noChanges)
  const add = (...sent: readonly Evidence[]) =>
    setChanges((before) => sent.reduceRight(withAdded, before))
  useEvidenceNews(slug, (sent, credentialId) => {
    const credential = held.find(({ id }) => id === credentialId)
    if (credential && waitsAnewWithEvidence(credential)) {
      announce(t('profile-form.answer.waits', { name: displayName(credential) }))
      onWaiting()
    }
    // The server can be reached again, whatever the browser says of the network.
    if (loaded.state === 'failed') loaded.retry()
    else if (sent) add(sent)
    // Another tab sent it, or its answer was lost: should this fail too, the next visit shows it.
    else
      void data.evidence.list(slug).then(
        (all) => add(...all),
        () => {},
      )
  })
  return {
    files:
      loaded.state === 'ready'
        ? { state: 'ready', value: changedFiles(loaded.value, changes) }
        : loaded,
    read: (file) => data.evidence.file(slug, file.id),
    async remove({ id, name }) {
      await data.evidence.remove(slug, id).catch((error: unknown) => {
        // Another member has removed it already.
        if (!(error instanceof ProblemError && error.status === 404)) throw error
      })
      setChanges((before) => withRemoved(before, id))
      announce(t('evidence.removed', { name }))
    },
  }
}
