import { useEffect, useEffectEvent } from 'react'
import { signInAnewHref } from '#src/auth/sign-in-anew.ts'
import { useText } from '#src/i18n/text-context.ts'
import { needsSignIn } from './failure-text.ts'
import { useOperate } from './operate-context.ts'

type SignInWayProps = {
  failure: unknown
  /** Told when a new sign-in was taken up, so that what has failed can be tried again. */
  onSignedIn?: () => void
}

/**
 * The way to another sign-in, where a failure needs one. It opens in another tab, so that nothing typed here
 * is lost. When the person comes back to this tab, it takes up the new sign-in.
 */
export function SignInWay({ failure, onSignedIn }: SignInWayProps) {
  const t = useText()
  const { takeUpSignIn } = useOperate()
  const isNeeded = needsSignIn(failure)
  const takeUp = useEffectEvent(async () => {
    if (await takeUpSignIn()) onSignedIn?.()
  })
  useEffect(() => {
    if (!isNeeded) return
    let isTaking = false
    const comeBack = () => {
      // The window's focus and the page's visibility change together.
      if (isTaking || document.visibilityState !== 'visible') return
      isTaking = true
      void takeUp().finally(() => {
        isTaking = false
      })
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('focus', comeBack)
    }
  }, [isNeeded])
  if (!isNeeded) return null
  return (
    <a href={signInAnewHref('/operate')} target="_blank" rel="noreferrer">
      {t('operate.gate.again')}
    </a>
  )
}
