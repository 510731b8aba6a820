import type { ClaimItem } from '#src/contract/operate/claims.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { hrefOf } from '../place.ts'
import { claimsPath } from '../paths.ts'
import { ConsoleLink } from '../console-link.tsx'
import { keyText } from '../queue/queue-key.ts'
import { waitingTime } from '../queue/waiting-time.ts'
import styles from './claim-people.module.css'

type ClaimPeopleProps = {
  item: ClaimItem
  /** When this day began; ms since the epoch. */
  today: number
}

/** Who owns the supplier, who else asks, and where else whoever asks belongs. */
export function ClaimPeople({ item, today }: ClaimPeopleProps) {
  const { t, language } = useTexts()
  const day = (at: string) => dayFormat(language).format(new Date(at))
  const { slug, owners, competing, elsewhere } = item
  return (
    <div className={styles.people}>
      <section aria-labelledby="claim-owners">
        <h2 id="claim-owners">{t('operate-claims.owners')}</h2>
        {owners.length === 0 && <p>{t('operate-claims.noOwner')}</p>}
        <ul>
          {owners.map(({ name, email, emailVerified, since, signedInAt }) => (
            <li key={email}>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <p>
                <bdi>{email}</bdi>
              </p>
              {!emailVerified && <p>{t('operate-claims.unconfirmed')}</p>}
              <p className={styles.detail}>{t('operate-claims.ownerSince', { day: day(since) })}</p>
              <p className={styles.detail}>
                {signedInAt
                  ? t('operate-claims.signedIn', { day: day(signedInAt) })
                  : t('operate-claims.noSignIn')}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {competing.length > 0 && (
        <section aria-labelledby="claim-others">
          <h2 id="claim-others">{t('operate-claims.competing')}</h2>
          <ul>
            {competing.map(({ claimId, name, email, emailVerified, since }) => (
              <li key={claimId}>
                <p className={styles.name}>
                  <ConsoleLink href={hrefOf(claimsPath, { item: keyText({ slug, claimId }) })}>
                    <bdi>{name || email}</bdi>
                  </ConsoleLink>
                </p>
                <p>
                  <bdi>{email}</bdi>
                </p>
                {!emailVerified && <p>{t('operate-claims.unconfirmed')}</p>}
                <p className={styles.detail}>{waitingTime(t, since, today)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {elsewhere.length > 0 && (
        <section aria-labelledby="claim-elsewhere">
          <h2 id="claim-elsewhere">{t('operate-claims.elsewhere')}</h2>
          <ul>
            {elsewhere.map(({ slug: other, supplier, relationship, isAccepted }) => (
              <li key={other}>
                <p className={styles.name}>
                  <a href={`/organization/${other}`} target="_blank" rel="noreferrer" dir="auto">
                    {supplier}
                  </a>
                </p>
                <p className={styles.detail}>
                  {isAccepted
                    ? t(`operate-claims.roles.${relationship}.label`)
                    : t('operate-claims.asksToo')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
