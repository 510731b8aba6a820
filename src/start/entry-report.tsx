import '../ui/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reportTexts } from 'virtual:report-texts'
import { createReportData } from '../data/report-data.ts'
import { createUnsentForms } from '../data/unsent-forms.ts'
import { AppealScreen } from '../features/report/appeal-screen.tsx'
import { ReportContext } from '../features/report/report-context.ts'
import { ReportScreen } from '../features/report/report-screen.tsx'
import { TextContext } from '../i18n/text-context.ts'
import { createTexts } from '../i18n/texts.ts'
import { ReachableContext } from '../ui/reachable-context.ts'
import { ownProgram, startProgram } from './own-program.ts'

/** Starts the page on which profiles are reported and owners appeal, beside the portal as the console is. */
startProgram(async (place) => {
  const { language, local, connectivity, session, environment, options } = ownProgram()
  const data = createReportData(options)
  const [{ messages }] = await Promise.all([reportTexts[language](), environment, session.ready()])
  const { name = '', logo } = place.dataset
  const { state, whenReachable } = connectivity
  const { user } = session.state
  const reporting = {
    ...{ data, user, forms: createUnsentForms(local, user?.id ?? null, window) },
    brand: { name, logo: logo ?? null },
    isReachable: () => state.get().isReachable,
    followReachable: (changed: () => void) => {
      const { unsubscribe } = state.subscribe(changed)
      return unsubscribe
    },
  }
  const [, , kind, slug = ''] = window.location.pathname.split('/').map(decodeURIComponent)
  createRoot(place).render(
    <StrictMode>
      <TextContext value={createTexts(language, messages)}>
        <ReachableContext value={whenReachable}>
          <ReportContext value={reporting}>
            {kind === 'appeal' ? <AppealScreen slug={slug} /> : <ReportScreen slug={slug} />}
          </ReportContext>
        </ReachableContext>
      </TextContext>
    </StrictMode>,
  )
})
