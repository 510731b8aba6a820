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
  /** What concerns the portal as a whole; it keeps clear of the screen by itself. */
  notice?: ReactNode
  /** Somebody wants to invite suppliers. */
  onInvite: () => void
  /** Somebody wants to change what may be counted. */
  onPrivacyChoices: () => void
  /** What else the menu of a signed-in person holds. */
  accountEntry?: ReactNode
  /** How the portal and this device are doing, for the header. */
  status: ReactNode
  onSignOut: () => void
  children: ReactNode
}

/** What stands around a screen: skip link, header, main, footer. */
export function SiteFrame(props: SiteFrameProps) {
  const { frame, environment, notice, accountEntry, status, onSignOut, children } = props
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {siteCopy.skip}
      </a>
      {notice}
      {frame !== 'none' && (
        <Header
          signIn={frame === 'full'}
          status={status}
          accountEntry={accountEntry}
          onSignOut={onSignOut}
        />
      )}
      {frame === 'full' && <SignInAgain />}
      {frame === 'none' ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      )}
      {frame !== 'none' && (
        <Footer
          environment={environment}
          onInvite={props.onInvite}
          onPrivacyChoices={props.onPrivacyChoices}
        />
      )}
      <StatusRegion />
      <NotificationRegion />
      {frame !== 'without-sign-in' && <AuthenticatingOverlay />}
    </div>
  )
}
