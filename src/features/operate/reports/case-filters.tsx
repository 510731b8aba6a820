import { caseStates } from '#src/contract/operate/reports.ts'
import { reportReasons } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { FilterChoice } from '../filter-choice.tsx'
import { type CaseFilters, kindOf, readCaseFilters } from './case-key.ts'
import styles from './reports.module.css'

type CaseFiltersFormProps = { filters: CaseFilters; onChange: (filters: CaseFilters) => void }

/** Which cases are shown; each choice is taken at once, and stands in the address. */
export function CaseFiltersForm({ filters, onChange }: CaseFiltersFormProps) {
  const t = useText()
  const choose = (name: keyof CaseFilters, value: string) =>
    onChange(readCaseFilters({ ...filters, [name]: value }))
  return (
    <div className={styles.filters}>
      <FilterChoice
        label={t('operate-reports.filters.state')}
        value={filters.state}
        onChange={(value) => choose('state', value)}
        none={t('operate-reports.states.open')}
        options={caseStates
          .filter((one) => one !== 'open')
          .map((one) => [one, t(`operate-reports.states.${one}`)])}
      />
      {kindOf(filters.state) === 'report' && (
        <FilterChoice
          label={t('operate-reports.filters.reason')}
          value={filters.reason}
          onChange={(value) => choose('reason', value)}
          options={reportReasons.map((one) => [one, t(`report-words.reasons.${one}`)])}
        />
      )}
    </div>
  )
}
