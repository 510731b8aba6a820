import { signInAnewHref } from '#src/auth/sign-in-anew.ts'
import { useText } from '#src/i18n/text-context.ts'
import { needsSignIn } from './failure-text.ts'
import { useOperate } from './operate-context.ts'
import { useComesBack } from './use-comes-back.ts'

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
  useComesBack(isNeeded, async () => {
    if (await takeUpSignIn()) onSignedIn?.()
  })
  if (!isNeeded) return null
  return (
    <a href={signInAnewHref('/operate')} target="_blank" rel="noreferrer">
      {t('operate.gate.again')}
    </a>
  )
}
