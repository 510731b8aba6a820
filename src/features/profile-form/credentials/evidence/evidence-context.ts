import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Evidence } from '#src/contract/evidence.ts'
import type { EvidenceDesk } from './use-evidence.ts'

export const EvidenceContext = createContext<EvidenceDesk | null>(null)

/** The evidence of the form around this part. */
export function useEvidenceDesk(): EvidenceDesk {
  const desk = use(EvidenceContext)
  if (!desk) throw new Error('useEvidenceDesk needs an EvidenceContext around it.')
  return desk
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

/** What is on its way for one credential. */
export function useUploadsOf(credentialId: string) {
  const { uploads } = useSnapshot(useEvidenceDesk().queue.state)
  return uploads.filter((one) => one.credentialId === credentialId)
}
