import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ActionFailure } from '../action-failure.tsx'
import { keyText } from '../queue/queue-key.ts'
import type { CaseItem } from './case-key.ts'
import type { CaseDesk } from './use-case-desk.ts'
import own from './reports.module.css'

type SuspensionListProps = {
  one: CaseItem
  desk: CaseDesk
  nameOf: (credentialId: string) => string
}

/** What of the supplier is suspended, with the way to end that. */
export function SuspensionList({ one, desk: { endings }, nameOf }: SuspensionListProps) {
  const { t, language } = useTexts()
  const action = endings.stateOf(keyText(one))
  const { suspensions } = one
  if (suspensions.length === 0) return null
  const isAppealed = (id: string) => one.kind === 'appeal' && one.id === id && one.outcome === null
  return (
    <section className={own.part} aria-labelledby="case-suspensions">
      <h2 id="case-suspensions" className={own.heading}>
        {t('operate-reports.suspensions.title')}
      </h2>
      <ul className={own.rows}>
        {suspensions.map(({ id, credentialId, since, note, isOwn, endedAt }) => (
          <li key={id} className={own.part}>
            <strong>
              {credentialId ? (
                <bdi>{nameOf(credentialId)}</bdi>
              ) : (
                t('operate-reports.suspensions.profile')
              )}
            </strong>
            <span className={own.meta}>
              {t('operate-reports.suspensions.since', {
                day: dayFormat(language).format(new Date(since)),
              })}
              {isOwn && ` · ${t('operate-reports.suspensions.own')}`}
              {endedAt && ` · ${t('operate-reports.suspensions.over')}`}
            </span>
            {note && (
              <blockquote className={own.quote} dir="auto">
                {note}
              </blockquote>
            )}
            {!endedAt && !isAppealed(id) && (
              <Button
                variant="secondary"
                busy={action.busy}
                className={own.do}
                onClick={() => endings.send({ item: one, draft: one, suspensionId: id })}
              >
                {t('operate-reports.suspensions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ActionFailure action={action} />
    </section>
  )
}
