import type { VendorList } from '#src/contract/buyers/vendor-list.ts'
import type { VendorReport } from '#src/contract/buyers/vendor-report.ts'
import { vendorVerdicts } from '#src/contract/vendors/vendor-match.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'
import styles from './lists.module.css'
import { OutcomeBar } from './outcome-bar.tsx'
import { ShareTable } from './share-table.tsx'

type ReportPartProps = {
  list: Pick<VendorList, 'id' | 'counts' | 'repeats'>
  /** Changes with what was decided, so that the report is read again. */
  decided: string
}

/** What a list reaches: how many of its rows were found, and what share of it serves which objective. */
export function ReportPart({ list: { id, counts, repeats }, decided }: ReportPartProps) {
  const { t } = useTexts()
  const { buyers, buyer } = useBuying()
  const loaded = useLoaded(`report of ${id} ${decided}`, () =>
    buyers.vendors.report({ buyer: buyer.slug, id }),
  )
  return (
    <section className={styles.section} aria-labelledby="list-report">
      <h2 id="list-report">{t('buying.vendors.report.title')}</h2>
      <OutcomeBar counts={counts} />
      <ListState
        loaded={loaded}
        loadingText={t('buying.vendors.report.loading')}
        failedText={t('buying.vendors.report.failed')}
        height="18rem"
      >
        {(report) => <Report {...{ report, repeats }} />}
      </ListState>
    </section>
  )
}

function Report({ report, repeats }: { report: VendorReport; repeats: number }) {
  const { t, language } = useTexts()
  const count = countFormat(language)
  const { whole, outcomes, objectives, suppliers, asOf } = report
  return (
    <>
      <ShareTable
        caption={t('buying.vendors.report.outcomes')}
        whole={whole}
        lines={vendorVerdicts.map((outcome) => ({
          ...{ key: outcome, name: t(`buying.vendors.outcomes.${outcome}`), outcome },
          ...{ ...outcomes[outcome], suppliers: outcome === 'match' ? suppliers : null },
        }))}
      />
      {repeats > 0 && (
        <p>
          {t('buying.vendors.report.repeats', {
            ...{ count: repeats, number: count.format(repeats), rows: count.format(whole.rows) },
            vendors: count.format(whole.rows - repeats),
          })}
        </p>
      )}
      {objectives.length > 0 ? (
        <ShareTable
          caption={t('buying.vendors.report.objectives')}
          whole={whole}
          lines={objectives.map(({ id, ...one }) => ({ key: id, outcome: null, ...one }))}
        />
      ) : (
        <p>{t('buying.vendors.report.noObjectives')}</p>
      )}
      <p className={styles.small}>
        {t('buying.vendors.report.how', {
          moment: momentFormat(language).format(Date.parse(asOf)),
        })}{' '}
        {whole.amount !== null && t('buying.vendors.report.amounts')}
      </p>
    </>
  )
}
