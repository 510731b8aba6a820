import type { Credential } from '#src/contract/catalogue.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import styles from './item-facts.module.css'

type ItemWarningsProps = {
  item: Pick<QueueItem, 'elsewhere' | 'answer'>
  /** Undefined: it has left the catalogue. */
  credential: Credential | undefined
}

/** What a verifier has to know before anything is decided. */
export function ItemWarnings({ item, credential }: ItemWarningsProps) {
  const { t, language } = useTexts()
  const day = (at: string) => dayFormat(language).format(new Date(at))
  return (
    <>
      {!credential && <Banner tone="warning" title={t('operate.item.leftCatalogue')} />}
      {item.elsewhere.length > 0 && (
        <Banner tone="warning" title={t('operate.item.elsewhere')}>
          <ul className={styles.plain}>
            {item.elsewhere.map(({ slug, supplier, state }) => (
              <li key={slug}>
                <a href={`/organization/${slug}`} target="_blank" rel="noreferrer" dir="auto">
                  {supplier}
                </a>{' '}
                ({t(`operate.states.${state}`)})
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {item.answer && (
        <Banner
          tone="neutral"
          title={t(`operate.item.told.${item.answer.outcome}`, { day: day(item.answer.at) })}
        >
          {item.answer.note && <p dir="auto">{item.answer.note}</p>}
        </Banner>
      )}
    </>
  )
}
