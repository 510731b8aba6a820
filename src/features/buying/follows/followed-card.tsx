import { Link } from '@tanstack/react-router'
import type { FollowedSupplier } from '#src/contract/buyers/follow.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { useBuying } from '../buying-context.ts'
import { useToldAction } from '../use-told-action.tsx'
import styles from './follows.module.css'
import type { FollowedList } from './use-followed.ts'

type FollowedCardProps = { supplier: FollowedSupplier; followed: FollowedList; mayEdit: boolean }

/** A supplier that is followed: what is public of it, and what has become of it last. */
export function FollowedCard({ supplier, followed, mayEdit }: FollowedCardProps) {
  const t = useText()
  const { buyer } = useBuying()
  const action = useToldAction()
  const { slug, shown, news } = supplier
  const name = shown?.name ?? t('buying.follows.hidden')
  const named = { name, buyer: buyer.name }
  const stop = () =>
    action.remove({
      remove: () => followed.unfollow(slug),
      restore: shown && (() => followed.followAgain(slug)),
      removed: t('buying.follows.stopped', named),
      restored: t('buying.follows.begun', named),
    })
  return (
    <li className={styles.supplier}>
      <div>
        <h3>
          {shown ? (
            <Link to="/organization/$slug" params={{ slug }} preload={false} dir="auto">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {shown && (
          <p className={styles.facts}>
            {shown.place && <span dir="auto">{shown.place}</span>}
            <span>
              {t('buying.follows.held', {
                count: shown.credentialCount,
                verified: shown.verifiedCredentials,
              })}
            </span>
          </p>
        )}
        {shown && news.length === 0 && (
          <p className={styles.facts}>{t('buying.follows.nothing')}</p>
        )}
        {news.length > 0 && (
          <ul className={styles.news}>
            {news.map(({ kind, name: subject, at }) => (
              <li key={`${kind} ${subject} ${at}`}>
                <span>{t(`buying.follows.changes.${kind}`, { name: subject })}</span>{' '}
                <time dateTime={at}>{longDate(t, new Date(at))}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
      {mayEdit && (
        <Button
          variant="quiet"
          busy={action.busy}
          aria-label={t('buying.follows.unfollowOf', { name })}
          onClick={stop}
        >
          {t('buying.follows.unfollow')}
        </Button>
      )}
    </li>
  )
}
