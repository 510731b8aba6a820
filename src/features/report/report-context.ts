import { createContext } from 'react'
import type { CurrentUser } from '#src/contract/membership.ts'
import type { ReportData } from '#src/data/report-data.ts'
import type { UnsentForms } from '#src/data/unsent-forms.ts'
import { useProvided } from '#src/lib/use-provided.ts'

/** What the page is handed; made once per page. */
export type Reporting = {
  data: ReportData
  brand: { name: string; logo: string | null }
  /** Null: a guest. */
  user: CurrentUser | null
  /** Keeps what they have typed and not sent. */
  forms: UnsentForms
  /** Whether the server can be reached, as a store of React. */
  isReachable: () => boolean
  followReachable: (changed: () => void) => () => void
}

export const ReportContext = createContext<Reporting | null>(null)

/** What surrounds this part. Throws outside of a ReportContext: a mistake in the wiring. */
export function useReporting(): Reporting {
  return useProvided(ReportContext, 'reporting page')
}
