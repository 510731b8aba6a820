import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Evidence } from '#src/contract/evidence.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useData } from '#src/data/data-context.ts'
import { announce } from '#src/ui/status.tsx'
import { useLoaded, type Loaded } from '#src/ui/use-loaded.ts'
import { useProfileForm } from '../../form/form-context.ts'
import { evidenceCopy } from './copy.ts'
import { changedFiles, noChanges, withAdded, withRemoved } from './evidence-files.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** The evidence of the opened organisation, and what is on its way there. */
export type EvidenceDesk = {
  /** All of the organisation's, newest first. */
  files: Loaded<readonly Evidence[]>
  queue: UploadQueue
  /** Rejects where the server keeps the file. */
  remove: (file: Evidence) => Promise<void>
  /** The content of a file. */
  read: (file: Evidence) => Promise<Blob>
}

/** Reads the files once the server knows a credential, and sends what is chosen until the form goes. */
export function useEvidence(): EvidenceDesk {
  const data = useData()
  const { draft } = useProfileForm()
  const { slug } = draft
  const isNeeded = useSnapshot(draft).base.credentials.length > 0
  const loaded = useLoaded(isNeeded ? `evidence of ${slug}` : '', () => data.evidence(slug))
  const [changes, setChanges] = useState(noChanges)
  const [queue] = useState(() =>
    createUploadQueue({
      send: (...upload) => data.uploadEvidence(slug, ...upload),
      onSent: (sent) => setChanges((before) => withAdded(before, sent)),
      say: announce,
    }),
  )
  useEffect(() => {
    window.addEventListener('online', queue.retryUnreachable)
    return () => {
      window.removeEventListener('online', queue.retryUnreachable)
      queue.stop()
    }
  }, [queue])
  return {
    files:
      loaded.state === 'ready'
        ? { state: 'ready', value: changedFiles(loaded.value, changes) }
        : loaded,
    queue,
    read: (file) => data.evidenceFile(slug, file.id),
    async remove({ id, name }) {
      await data.removeEvidence(slug, id).catch((error: unknown) => {
        // Somebody else was quicker.
        if (!(error instanceof ProblemError && error.status === 404)) throw error
      })
      setChanges((before) => withRemoved(before, id))
      announce(evidenceCopy.removed(name))
    },
  }
}
