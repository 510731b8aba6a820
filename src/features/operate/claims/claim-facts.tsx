import type { ClaimItem } from '#src/contract/operate/claims.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import styles from '../queue/item-facts.module.css'
import { waitingTime } from '../queue/waiting-time.ts'

type ClaimFactsProps = {
  item: ClaimItem
  /** When this day began; ms since the epoch. */
  today: number
}

/** Who asks, and what the profile says that they want to belong to. */
export function ClaimFacts({ item, today }: ClaimFactsProps) {
  const { t, language } = useTexts()
  const day = (at: string) => dayFormat(language).format(new Date(at))
  const website = websiteHref(item.website)
  return (
    <dl className={styles.facts}>
      <dt>{t('operate-claims.asks')}</dt>
      <dd>
        <p>
          <bdi>{item.name}</bdi>
        </p>
        <p>
          <bdi>{item.email}</bdi>
        </p>
        <p>{t(item.emailVerified ? 'operate-claims.confirmed' : 'operate-claims.unconfirmed')}</p>
        <p>{t(`operate-claims.address.${item.address}`)}</p>
      </dd>
      <dt>{t('operate.item.waits')}</dt>
      <dd>
        <p>{waitingTime(t, item.since, today)}</p>
        {item.remindedAt && <p>{t('operate-claims.reminded', { day: day(item.remindedAt) })}</p>}
      </dd>
      <dt>{t('operate.item.supplier')}</dt>
      <dd>
        <a href={`/organization/${item.slug}`} target="_blank" rel="noreferrer" dir="auto">
          {item.supplier}
        </a>
      </dd>
      <dt>{t('operate.item.known')}</dt>
      <dd>
        {item.known.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </dd>
      {website && (
        <>
          <dt>{t('operate.item.website')}</dt>
          <dd>
            <a href={website} target="_blank" rel="noreferrer" dir="ltr">
              {item.website}
            </a>
            {item.websiteSetBySelf && <p>{t('operate-claims.websiteBySelf')}</p>}
          </dd>
        </>
      )}
      {item.identifiers.map(({ identifier, type }) => (
        <div key={type.typeId}>
          <dt>{type.type}</dt>
          <dd>
            <bdi>{identifier}</bdi>
          </dd>
        </div>
      ))}
      <dt>{t('operate.item.registered')}</dt>
      <dd>{day(item.registeredAt)}</dd>
    </dl>
  )
}
