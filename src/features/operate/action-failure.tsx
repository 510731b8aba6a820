import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import type { Action } from '#src/ui/use-action.ts'
import { failureText } from './failure-text.ts'
import { SignInWay } from './sign-in-way.tsx'

/** Why something was not done, with the way to another sign-in where that is all it takes. */
export function ActionFailure({ action }: { action: Pick<Action, 'failure'> }) {
  const texts = useTexts()
  const { failure } = action
  if (failure === null) return null
  return (
    <Banner tone="critical" title={failureText(texts, failure)}>
      <SignInWay failure={failure} />
    </Banner>
  )
}
