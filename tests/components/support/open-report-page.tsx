import { reportTexts } from 'virtual:report-texts'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#src/contract/membership.ts'
import type { ReportData } from '#src/data/report-data.ts'
import { createUnsentForms } from '#src/data/unsent-forms.ts'
import { ReportContext } from '#src/features/report/report-context.ts'
import { createLocalArea } from '#src/lib/local-area.ts'
import { openDocument } from './open-document.tsx'
import { closePortal } from './open-portal.tsx'

const nothing = () => new Promise<never>(() => {})

/**
 * Shows the page of reports and appeals, over answers in memory. What is typed there stays in this browser.
 * @param user who is signed in; null: a guest
 */
export async function openReportPage(
  screen: ReactNode,
  data: Partial<ReportData>,
  user: CurrentUser | null,
): Promise<void> {
  await closePortal()
  const { messages } = await reportTexts.en()
  const local = createLocalArea(() => localStorage)
  const reporting = {
    data: { profile: nothing, send: nothing, suspensions: nothing, appeal: nothing, ...data },
    brand: { name: 'Credence', logo: null },
    user,
    forms: createUnsentForms(local, user?.id ?? null, window),
    isReachable: () => true,
    followReachable: () => () => {},
  }
  openDocument({
    ...{ language: 'en', messages },
    screen: <ReportContext value={reporting}>{screen}</ReportContext>,
  })
}
