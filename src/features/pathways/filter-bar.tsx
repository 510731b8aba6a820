import { useId, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { credentialCategories } from '../../contract/credential-categories.ts'
import { useData } from '../../data/data-context.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { BadgeFilter } from './badge-filter.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import styles from './filter-bar.module.css'
import { FilterToggle } from './filter-toggle.tsx'
import { countFilters, noFilters, type Filters } from './filters.ts'

type FilterBarProps = { filters: Filters; onChange: (filters: Filters) => void }

/** Everything the recommendations can be narrowed to (PTH-1); folded up on small screens. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText()
  const data = useData()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const active = countFilters(filters)
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  return (
    <section className={styles.bar} aria-label={t('pathways.filterRegion')}>
      <FilterToggle
        panelId={panelId}
        isOpen={isOpen}
        active={active}
        onToggle={() => setOpen(!isOpen)}
      />
      <div className={styles.panel} id={panelId} data-open={isOpen}>
        <BadgeFilter chosen={filters.badges} onChange={(badges) => change({ badges })} />
        <div className={styles.fields}>
          <Field label={t('pathways.kind')}>
            {(aria) => (
              <Select
                {...aria}
                value={filters.kind ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({ kind: credentialCategories.find((one) => one === value) ?? null })
                }
              >
                <option value="">{t('pathways.allKinds')}</option>
                {credentialCategories.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`pathways.kinds.${kind}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ChoiceFilter
            label={t('pathways.location')}
            failedText={t('pathways.locationsFailed')}
            chosenLabel={t('pathways.chosenLocations')}
            load={() => data.catalogue.locations()}
            chosen={filters.locations}
            onChange={(locations) => change({ locations })}
          />
          <ChoiceFilter
            label={t('pathways.industry')}
            failedText={t('pathways.industriesFailed')}
            chosenLabel={t('pathways.chosenIndustries')}
            load={() => data.catalogue.products()}
            chosen={filters.industries}
            onChange={(industries) => change({ industries })}
          />
        </div>
        {/* Always there, so that the focus stays on it when it has done its work. */}
        <Button
          variant="quiet"
          className={styles.reset}
          aria-disabled={active === 0 ? true : undefined}
          onClick={() => onChange(noFilters)}
        >
          {t('pathways.reset')}
        </Button>
      </div>
    </section>
  )
}
