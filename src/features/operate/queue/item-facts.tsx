import type { QueueItem } from '#src/contract/operate/queue.ts'
import { statedFields } from '#src/contract/trust/stated-details.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { detailWords } from '../detail-words.ts'
import { waitingTime } from './waiting-time.ts'
import styles from './item-facts.module.css'

type ItemFactsProps = {
  item: QueueItem
  /** When this day began; ms since the epoch. */
  today: number
}

/** Whose credential it is, how sure that is, and what counts at the moment. */
export function ItemFacts({ item, today }: ItemFactsProps) {
  const { t, language } = useTexts()
  const day = (at: string) => dayFormat(language).format(new Date(at))
  const website = websiteHref(item.website)
  const confirmed = item.confirmed && statedFields.filter((field) => item.confirmed?.[field])
  return (
    <dl className={styles.facts}>
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
      <dt>{t('operate.item.waits')}</dt>
      <dd>{waitingTime(t, item.since, today)}</dd>
      {confirmed && (
        <>
          <dt>{t('operate.item.confirmed')}</dt>
          <dd>
            {confirmed.map((field) => (
              <p key={field}>
                {t(`profile-form.details.names.${field}`)}:{' '}
                <bdi>{detailWords(language, field, item.confirmed?.[field] ?? '')}</bdi>
              </p>
            ))}
            {confirmed.length === 0 && <p>{t('operate.item.noDetails')}</p>}
          </dd>
        </>
      )}
    </dl>
  )
}
