import type { ReportCase } from '#src/contract/operate/reports.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import own from './reports.module.css'

type SuspensionListProps = {
  one: ReportCase
  nameOf: (credentialId: string) => string
  onEnded: () => void
}

/** What of the supplier is suspended, with the way to end that. */
export function SuspensionList({ one, nameOf, onEnded }: SuspensionListProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const { slug, suspensions } = one
  if (suspensions.length === 0) return null
  const isAppealed = (id: string) => one.kind === 'appeal' && one.id === id && one.outcome === null
  const end = (id: string) =>
    action.run(
      () => data.endSuspension(slug, id),
      () => {
        announce(t('operate-reports.suspensions.ended'))
        onEnded()
      },
    )
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
                onClick={() => end(id)}
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
