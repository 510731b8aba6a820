import type { ReactNode } from 'react'
import type { Environment } from '../../contract/environment.ts'
import { AuthenticatingOverlay } from './authenticating-overlay.tsx'
import { NotificationRegion } from '../../ui/notifications.tsx'
import { StatusRegion } from '../../ui/status.tsx'
import { siteCopy } from './copy.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import styles from './site-frame.module.css'

export type SiteFrameProps = {
  /**
   * RTE-7: everything, the header without sign-in buttons, or neither header nor footer; then the
   * screen brings its own `main`.
   */
  frame: 'full' | 'without-sign-in' | 'none'
  environment: Environment
  /** Somebody wants to invite suppliers. */
  onInvite: () => void
  children: ReactNode
}

/** What stands around a screen: skip link, header, main, footer. */
export function SiteFrame({ frame, environment, onInvite, children }: SiteFrameProps) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {siteCopy.skip}
      </a>
      {frame !== 'none' && <Header signIn={frame === 'full'} />}
      {frame === 'full' && <SignInAgain />}
      {frame === 'none' ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      )}
      {frame !== 'none' && <Footer environment={environment} onInvite={onInvite} />}
      <StatusRegion />
      <NotificationRegion />
      {frame !== 'without-sign-in' && <AuthenticatingOverlay />}
    </div>
  )
}
