import { useState } from 'react'
import { type VisitPeriod, visitPeriods } from '../../contract/visits.ts'
import { useData } from '../../data/data-context.ts'
import { useText } from '../../i18n/text-context.ts'
import { Field } from '../../ui/field.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Select } from '../../ui/select.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { BuyerInterest } from './buyer-interest.tsx'
import { HowCounted } from './how-counted.tsx'
import { VisitCharts } from './visit-charts.tsx'
import styles from './visits.module.css'

/** The choice of a period, and what was counted in it. */
export function VisitsPeriod({ slug }: { slug: string }) {
  const t = useText()
  const data = useData()
  const [days, setDays] = useState<VisitPeriod>('30')
  const loaded = useLoaded(`visits ${slug} ${days}`, () => data.visits.of(slug, days))
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{t('visits.intro')}</p>
      <div className={styles.period}>
        <Field label={t('visits.period')}>
          {(aria) => (
            <Select
              {...aria}
              value={days}
              onChange={({ currentTarget: { value } }) =>
                setDays(visitPeriods.find((one) => one === value) ?? '30')
              }
            >
              {visitPeriods.map((one) => (
                <option key={one} value={one}>
                  {t('visits.lastDays', { days: Number(one) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ListState
        loaded={loaded}
        loadingText={t('visits.loading')}
        failedText={t('visits.failed')}
        height="18rem"
      >
        {(visits) => (
          <>
            <BuyerInterest buyers={visits.buyers} />
            <VisitCharts visits={visits} />
          </>
        )}
      </ListState>
      <HowCounted />
    </div>
  )
}
