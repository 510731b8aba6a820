import '../ui/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { operateTexts } from 'virtual:operate-texts'
import { secondFactorPageOf } from '../auth/account-page.ts'
import { takeUpSignIn } from '../auth/take-up-sign-in.ts'
import { createOperateData } from '../data/operate-data.ts'
import { keepInvitation } from '../features/operate/invitation-code.ts'
import { AffiliateMessage } from '../features/affiliate/affiliate-message.tsx'
import { StartPreview } from '../features/get-started/start-preview.tsx'
import { ModulePreview } from '../features/modules/preview/module-preview.tsx'
import { GuidePreview } from '../features/trust-page/guide-preview.tsx'
import { QuestionnairePreview } from '../features/modules/preview/questionnaire-preview.tsx'
import { OperateContext } from '../features/operate/operate-context.ts'
import { OperateScreen } from '../features/operate/operate-screen.tsx'
import { placeNumber } from '../features/operate/place.ts'
import type { Language } from '../i18n/languages.ts'
import { TextContext } from '../i18n/text-context.ts'
import { createTexts } from '../i18n/texts.ts'
import { ReachableContext } from '../ui/reachable-context.ts'
import { TravelContext } from '../ui/travel-context.ts'
import { hearTravel } from './hear-travel.ts'
import { ownProgram, startProgram } from './own-program.ts'

/**
 * Starts the operator's console: a program of its own beside the portal, with the same session, client and
 * components, so that no page of the portal carries any of it.
 */
startProgram(async (place) => {
  // Before a session could leave for the identity provider.
  keepInvitation()
  addEventListener('hashchange', keepInvitation)
  const { language, connectivity, environment, session, options } = ownProgram()
  const data = createOperateData(options)
  const [{ messages }, settings] = await Promise.all([
    operateTexts[language](),
    environment,
    session.ready(),
  ])
  const { name = '', logo } = place.dataset
  const operate = {
    data,
    brand: { name, logo: logo ?? null },
    factorPage: secondFactorPageOf(settings),
    takeUpSignIn: () => takeUpSignIn(session),
    supplierViews: {
      ...{ AffiliateMessage, StartPreview, GuidePreview },
      ...{ ModulePreview, QuestionnairePreview },
    },
    textsIn: async (other: Language) => createTexts(other, (await operateTexts[other]()).messages),
  }
  // Once what lies over the page has had its turn, the console follows the address.
  const travel = hearTravel(placeNumber)
  createRoot(place).render(
    <StrictMode>
      <TextContext value={createTexts(language, messages)}>
        <ReachableContext value={connectivity.whenReachable}>
          <TravelContext value={travel}>
            <OperateContext value={operate}>
              <OperateScreen />
            </OperateContext>
          </TravelContext>
        </ReachableContext>
      </TextContext>
    </StrictMode>,
  )
})
