import { createContext } from 'react'
import type { Evidence } from '#src/contract/evidence.ts'
import type { OwnCredential } from '#src/contract/organisation.ts'
import type { SupplierRequestsData } from '#src/data/supplier-requests-data.ts'
import type { UnsentForms } from '#src/data/unsent-forms.ts'
import { useProvided } from '#src/lib/use-provided.ts'

/** What the requests of one supplier are handed. */
export type OfRequests = {
  organisation: { name: string; slug: string }
  requests: SupplierRequestsData
  /** Keeps answers that are not sent. */
  forms: UnsentForms
  /** What the supplier holds; empty while that is not known. */
  held: readonly OwnCredential[]
  evidence: readonly Evidence[]
  /** Reads the requests anew. */
  readAgain: () => Promise<void>
}

export const RequestsContext = createContext<OfRequests | null>(null)

/** The supplier of this page. Throws outside of a RequestsContext: a mistake in the wiring. */
export const useOfRequests = (): OfRequests => useProvided(RequestsContext, 'requests')
