import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Environment } from '../../contract/environment.ts'
import { NotificationRegion } from '../../ui/notifications.tsx'
import { StatusRegion } from '../../ui/status.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './site-frame.module.css'

export type SiteFrameProps = {
  /**
   * RTE-7: everything, the header without sign-in buttons, or neither header nor footer; then the
   * screen brings its own `main`.
   */
  frame: 'full' | 'without-sign-in' | 'none'
  environment: Environment
  /** Slug of the affiliate who brought a guest to this page. */
  affiliate?: string | undefined
  /** Messages about the portal as a whole; they place themselves beside the screen. */
  notice?: ReactNode
  /** The form in the footer. */
  newsletter?: ReactNode
  /** Opens the dialog that invites suppliers. */
  onInvite: () => void
  /** Opens the question about analytics again. */
  onPrivacyChoices: () => void
  /** What a page with a user has besides. */
  user?: {
    /** The menu of the signed-in user. */
    account: ReactNode
    /** What they are told, such as that the sign-in has ended. */
    notes: ReactNode
    /** Stands over whatever is shown while a sign-in is under way. */
    overlay: ReactNode
  } | null
  /** How the portal and this device are doing, for the header. */
  status: ReactNode
  children: ReactNode
}

/** What stands around a screen: skip link, header, main, footer. */
export function SiteFrame(props: SiteFrameProps) {
  const t = useText()
  const { frame, affiliate, notice, user, status, children } = props
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      {notice}
      {frame !== 'none' && (
        <Header
          signIn={frame === 'full'}
          affiliate={affiliate}
          status={status}
          account={user?.account}
        />
      )}
      {frame === 'full' && user?.notes}
      {frame === 'none' ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      )}
      {frame !== 'none' && <Footer {...props} />}
      <StatusRegion />
      <NotificationRegion />
      {frame !== 'without-sign-in' && user?.overlay}
    </div>
  )
}
