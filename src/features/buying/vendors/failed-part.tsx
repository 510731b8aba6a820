import type { VendorList } from '#src/contract/buyers/vendor-list.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { listLimits } from './list-limits.ts'
import { ListLink } from './list-link.tsx'
import styles from './steps.module.css'

/** Why a list has failed, and what to do then. */
export function FailedPart({ list: { problem } }: { list: Pick<VendorList, 'problem'> }) {
  const { t, language } = useTexts()
  const code = problem?.code ?? 'broken-off'
  return (
    <div className={styles.failed}>
      <Banner tone="critical" title={t(`buying.vendors.problems.${code}`, listLimits(language))}>
        {problem?.row != null && <p>{t('buying.vendors.problems.row', { row: problem.row })}</p>}
      </Banner>
      <ListLink id={null} className={buttonClass('primary')}>
        {t('buying.vendors.problems.again')}
      </ListLink>
    </div>
  )
}
