import '../ui/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { operateTexts } from 'virtual:operate-texts'
import { noAnalytics } from '../analytics/analytics.ts'
import { createCall } from '../api/http.ts'
import { portalApi } from '../api/resources/portal.ts'
import { secondFactorPageOf } from '../auth/account-page.ts'
import { createSession } from '../auth/create-session.ts'
import { takeUpSignIn } from '../auth/take-up-sign-in.ts'
import { createConnectivity } from '../data/connectivity/connectivity.ts'
import { surroundingsOf } from '../data/connectivity/surroundings.ts'
import { createOperateData } from '../data/operate-data.ts'
import { keepInvitation } from '../features/operate/invitation-code.ts'
import { OperateContext } from '../features/operate/operate-context.ts'
import { OperateScreen } from '../features/operate/operate-screen.tsx'
import { placeNumber } from '../features/operate/place.ts'
import { defaultLanguage, isLanguage } from '../i18n/languages.ts'
import { TextContext } from '../i18n/text-context.ts'
import { createTexts } from '../i18n/texts.ts'
import { createLocalArea } from '../lib/local-area.ts'
import { swapFonts } from '../ui/late-fonts.ts'
import { ReachableContext } from '../ui/reachable-context.ts'
import { TravelContext } from '../ui/travel-context.ts'
import { hearTravel } from './hear-travel.ts'
import { installTrustedTypes } from './trusted-types.ts'

/**
 * Starts the operator's console: a program of its own beside the portal, with the same session, client and
 * components, so that no page of the portal carries any of it.
 */
async function start(place: HTMLElement): Promise<void> {
  installTrustedTypes()
  swapFonts()
  // Before a session could leave for the identity provider.
  keepInvitation()
  addEventListener('hashchange', keepInvitation)
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  const local = createLocalArea(() => localStorage)
  const connectivity = createConnectivity(surroundingsOf(window))
  const open = createCall({
    ...{ baseUrl: '/api', paths: {}, language },
    token: async () => null,
    refresh: async () => null,
  })
  const environment = portalApi(open).environment()
  const session = createSession({
    environment: () => environment,
    local,
    analytics: noAnalytics,
    // The portal's own pages keep and clear what is on the device.
    clearDevice: async () => {},
    isReachable: connectivity.probe,
    whenReachable: connectivity.whenReachable,
  })
  const data = createOperateData({
    language,
    baseUrl: async () => (await environment).apiBaseUrl,
    paths: async () => (await environment).apiPaths,
    token: () => session.token(),
    hasUser: () => session.state.user !== null,
    refresh: () => session.refreshToken(),
    onOutcome: connectivity.tell,
    isReachable: () => connectivity.state.get().isReachable,
  })
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
}

const place = document.getElementById('console')
if (place)
  start(place).catch((error: unknown) => {
    console.error(error)
    document.getElementById('not-loaded')?.removeAttribute('hidden')
  })
