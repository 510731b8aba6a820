import { userTexts } from 'virtual:user-texts'
import type { UserFrame } from './app-context.ts'
import { bringsAnswer, goOn } from './go-on.ts'
import { holdAnalytics } from '../analytics/hold-analytics.ts'
import { createSession, type SessionOptions } from '../auth/create-session.ts'
import type { Session, UserSession } from '../auth/session.ts'
import type { OpenData } from '../data/data.ts'
import { createOutbox } from '../data/outbox/create-outbox.ts'
import { UserStatus } from '../features/outbox/user-status.tsx'
import { AuthenticatingOverlay } from '../features/site-frame/authenticating-overlay.tsx'
import { createForgetting } from './forget-user.ts'
import { guardOutbox } from './guard-outbox.ts'
import { openData } from './open-data.ts'
import type { Language } from '../i18n/languages.ts'
import type { CompiledMessages, Texts } from '../i18n/texts.ts'
import { createInstall, type Install } from '../pwa/install.ts'
import { AccountCorner } from '../routes/-account-corner.tsx'
import { BuyerFits } from '../routes/-buyer-fits.tsx'
import { UserNotes } from '../routes/-user-notes.tsx'
import type { Surroundings } from './surroundings.ts'
import { wakeOutbox } from './wake-outbox.ts'

/** What a page holds that depends on whom it belongs to. */
export type PageParts = {
  data: OpenData
  session: Session
  install: Install | null
  userFrame: UserFrame | null
  /** Adds the texts of its screens. */
  loadTexts: ((texts: Texts) => Promise<void>) | null
  /** To be called once whoever counts is there to be told; goes to where a sign-in leads that has come back. */
  goOn: (() => Promise<void>) | null
}

/**
 * Wires a page that may belong to a user.
 * @param openSession makes the session, by default that of the identity provider
 */
export function createUserPage(
  page: Surroundings,
  openSession: (options: SessionOptions) => UserSession = createSession,
): PageParts {
  const { connectivity, host, local, offered } = page
  const { data, device } = openData({
    page,
    session: () => session,
    outbox: (needs) =>
      createOutbox(needs, {
        ...{ local, host },
        wake: (again) => wakeOutbox({ session, connectivity }, again),
        isReachable: () => connectivity.state.get().isReachable,
      }),
  })
  const forgetting = createForgetting({ device, outbox: data.outbox, local })
  const isBack = bringsAnswer(window.location)
  const held = holdAnalytics(page.analytics)
  const session: UserSession = openSession({
    environment: () => data.portal.environment(),
    local,
    analytics: held.analytics,
    clearDevice: (leaver) => forgetting.clear(leaver?.id ?? null),
    isReachable: connectivity.probe,
    whenReachable: connectivity.whenReachable,
  })
  void forgetting.makeUp()
  guardOutbox(data.outbox.state)
  return {
    data,
    session,
    install: createInstall({ window, local, offered }),
    userFrame: { AccountCorner, AuthenticatingOverlay, BuyerFits, UserNotes, UserStatus },
    async loadTexts(texts) {
      const [{ messages }, own] = await Promise.all([
        userTexts[texts.language](),
        ownTextsOf(page, texts.language),
      ])
      texts.add({ ...messages, ...own })
    },
    async goOn() {
      held.release()
      if (isBack) await goOn({ data, session, host })
    },
  }
}

/** The texts of the portal in the brand's own words, where the server has not said that there are none. */
async function ownTextsOf({ seed }: Surroundings, language: Language): Promise<CompiledMessages> {
  const { texts, textPart } = seed
  if (texts && !String(textPart).startsWith('/brands/') && !import.meta.env.DEV) return {}
  return (await import('./late-languages.ts')).ownTextsOf(seed, language)
}
