import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { signInAnewHref } from '#src/auth/sign-in-anew.ts'
import { Banner } from '#src/ui/banner.tsx'
import type { Action } from '#src/ui/use-action.ts'

/** Refusals that another sign-in ends. */
const untilSignedIn: readonly string[] = [
  'unauthenticated',
  'sign-in-again',
  'second-factor-needed',
]

/** Why something was not done, with the way to another sign-in where that is all it takes: beside this page, which stays. */
export function ActionFailure({ action }: { action: Pick<Action, 'error' | 'failure'> }) {
  const t = useText()
  const { error, failure } = action
  if (error === null) return null
  const isOver = failure instanceof ProblemError && untilSignedIn.includes(failure.code)
  return (
    <Banner tone="critical" title={error}>
      {isOver && (
        <p>
          <a href={signInAnewHref('/operate')} target="_blank" rel="noreferrer">
            {t('operate.gate.again')}
          </a>
        </p>
      )}
    </Banner>
  )
}
