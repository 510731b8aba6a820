import { createContext } from 'react'
import { useProvided } from '#src/lib/use-provided.ts'
import { useSnapshot } from 'valtio'
import type { Evidence } from '#src/contract/evidence.ts'
import { useData } from '#src/data/data-context.ts'
import { useProfileForm } from '../../form/form-context.ts'
import type { EvidenceDesk } from './use-evidence.ts'

export const EvidenceContext = createContext<EvidenceDesk | null>(null)

/** The evidence of the form around this part. */
export function useEvidenceDesk(): EvidenceDesk {
  return useProvided(EvidenceContext, 'evidence')
}

/** The files of one credential as far as they are known, newest first. */
export function useFilesOf(credentialId: string): readonly Evidence[] {
  const { files } = useEvidenceDesk()
  return files.state === 'ready' ? filesOf(files.value, credentialId) : []
}

/** Those of the files that prove a credential. */
export function filesOf(files: readonly Evidence[], credentialId: string): Evidence[] {
  return files.filter((one) => one.credentialId === credentialId)
}

/** What waits on this device for one credential of the form's organisation. */
export function useUploadsOf(credentialId: string) {
  const { slug } = useSnapshot(useProfileForm().draft)
  const { files } = useSnapshot(useData().outbox.evidenceQueue)
  return files.filter((one) => one.organisation === slug && one.credentialId === credentialId)
}
