import { Link } from '@tanstack/react-router'
import { problemText } from '../../i18n/problem-text.ts'
import { useTexts } from '../../i18n/text-context.ts'
import { ProblemError } from '../../contract/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as icons from '../../ui/icons.ts'

/** Whether a failure says that the user may not see the members; any other may pass. */
export function isRefusal(failure: unknown): failure is ProblemError {
  return failure instanceof ProblemError && [403, 404].includes(failure.status)
}

/** Stands in for the members where the user may not see them, and leads to the user's own organisations. */
export function MembersRefused({ refusal }: { refusal: ProblemError }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <div role="alert">
      <EmptyState
        title={t('members.refusedTitle')}
        icon={icons.lock}
        action={
          <Link to="/register/organisation" className={buttonClass('secondary')}>
            {t('members.toOwn')}
          </Link>
        }
      >
        {problemText(texts, refusal)}
      </EmptyState>
    </div>
  )
}
