import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { RichText } from '../../i18n/rich-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useSession } from '../../auth/session-context.ts'
import { useUser } from '../../auth/use-user.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { Banner } from '../../ui/banner.tsx'
import styles from './sign-in-again.module.css'

/**
 * The sign-in has ended while the user works. The way back opens beside this page, so
 * that nothing typed here is left behind; when the person returns, the new sign-in is taken up.
 */
export function SignInAgain() {
  const t = useText()
  const session = useSession()
  const user = useUser()
  const { requiresReAuthentication } = useSnapshot(session.state)
  const needed = user !== null && requiresReAuthentication

  useEffect(() => {
    if (!needed) return
    const takeUp = () => {
      if (document.visibilityState === 'visible') void session.token()
    }
    document.addEventListener('visibilitychange', takeUp)
    window.addEventListener('focus', takeUp)
    return () => {
      document.removeEventListener('visibilitychange', takeUp)
      window.removeEventListener('focus', takeUp)
    }
  }, [needed, session])

  if (!needed) return null
  return (
    <div className={styles.place}>
      <Banner tone="warning" title={t('frame.signInEnded')}>
        <p>
          <RichText
            text={t('frame.signInEndedText')}
            renderTags={{
              link: (words) => (
                <a href={signInHref('login')} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </Banner>
    </div>
  )
}
