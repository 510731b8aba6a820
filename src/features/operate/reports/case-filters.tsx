import { caseStates, type CaseState } from '#src/contract/operate/reports.ts'
import { reportReasons } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { type CaseFilters, hasReasons, readCaseFilters } from './case-key.ts'
import styles from './reports.module.css'

type CaseFiltersFormProps = { filters: CaseFilters; onChange: (filters: CaseFilters) => void }

/** Which cases are shown; each choice is taken at once, and stands in the address. */
export function CaseFiltersForm({ filters, onChange }: CaseFiltersFormProps) {
  const t = useText()
  const change = (name: keyof CaseFilters, value: string) =>
    onChange(readCaseFilters({ ...filters, [name]: value }))
  const state: CaseState = filters.state ?? 'open'
  return (
    <div className={styles.filters}>
      <Field label={t('operate-reports.filters.state')}>
        {(aria) => (
          <Select
            {...aria}
            value={state}
            onChange={({ currentTarget: { value } }) => change('state', value)}
          >
            {caseStates.map((one) => (
              <option key={one} value={one}>
                {t(`operate-reports.states.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasReasons(state) && (
        <Field label={t('operate-reports.filters.reason')}>
          {(aria) => (
            <Select
              {...aria}
              value={filters.reason ?? ''}
              onChange={({ currentTarget: { value } }) => change('reason', value)}
            >
              <option value="">{t('operate.filters.all')}</option>
              {reportReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`report-words.reasons.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
