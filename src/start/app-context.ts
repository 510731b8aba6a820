import type { ComponentType } from 'react'
import type { Analytics } from '../analytics/analytics.ts'
import type { Consent } from '../analytics/consent.ts'
import type { Session } from '../auth/session.ts'
import type { Brand } from '../contract/brand.ts'
import type { Environment } from '../contract/environment.ts'
import type { OpenData } from '../data/data.ts'
import type { Texts } from '../i18n/texts.ts'
import type { BuyerFitsProps } from '../lib/buyer-fits-props.ts'
import type { Install } from '../pwa/install.ts'
import type { Updates } from '../pwa/updates.ts'

/** What only a page with a user has in its frame; each shows nothing while nobody is signed in. */
export type UserFrame = {
  AccountCorner: ComponentType<{ install: Install | null }>
  AuthenticatingOverlay: ComponentType
  /** Which objectives of a buyer a supplier serves; nothing for whoever does not buy. */
  BuyerFits: ComponentType<BuyerFitsProps>
  /** What whoever is signed in is told above every screen. */
  UserNotes: ComponentType
  UserStatus: ComponentType
}

/** What every route, guard and loader is handed; made once per page in the browser, per request on the server. */
export type AppContext = {
  brand: Brand
  texts: Texts
  environment: Environment
  data: OpenData
  session: Session
  analytics: Analytics
  /** Null where nobody is asked, and on the server. */
  consent: Consent | null
  /** Null where there is no user, on the server and on a page of a guest. */
  install: Install | null
  userFrame: UserFrame | null
  /** What the page knows of newer versions of the portal. */
  updates: Updates
  /** Scheme, host and port under which people see the portal. */
  origin: string
  /** What stands in front of the paths of its routes: the language of the address, such as `/de`, or nothing. */
  base: string
}
