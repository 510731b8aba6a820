import { leastBuyers, type Visits } from '../../contract/visits.ts'
import { countFormat } from '../../i18n/count-format.ts'
import { useTexts } from '../../i18n/text-context.ts'
import styles from './visits.module.css'

/** How many buyers follow the supplier, or keep a search that finds it (DSC-4). None is named. */
export function BuyerInterest({ buyers }: Pick<Visits, 'buyers'>) {
  const { t, language } = useTexts()
  const inWords = (count: number | null) =>
    count === null
      ? t('visits.buyers.few', { least: countFormat(language).format(leastBuyers) })
      : countFormat(language).format(count)
  return (
    <section aria-labelledby="visits-buyers">
      <h3 id="visits-buyers">{t('visits.buyers')}</h3>
      <dl className={styles.list}>
        {(['following', 'searching'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`visits.buyers.${kind}`)}</dt>
            <dd>{inWords(buyers[kind])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('visits.buyers.how')}</p>
    </section>
  )
}
