import type { VendorList, VendorListState } from '#src/contract/buyers/vendor-list.ts'
import { vendorVerdicts } from '#src/contract/vendors/vendor-match.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Chip, type ChipTone } from '#src/ui/chip.tsx'
import { ListLink } from './list-link.tsx'
import styles from './lists.module.css'
import { OutcomeBar } from './outcome-bar.tsx'

const tones: Readonly<Record<VendorListState, ChipTone>> = {
  ...{ reading: 'neutral', mapping: 'warning', waiting: 'neutral', matching: 'neutral' },
  ...{ done: 'positive', failed: 'critical', cancelled: 'warning' },
}

/** A list of vendors among others: how far it is, and what was found. */
export function ListCard({ list }: { list: VendorList }) {
  const { t, language } = useTexts()
  const { id, name, state, rows, counts, uploadedAt, uploadedBy, removedAt } = list
  const day = (instant: string) => dayFormat(language).format(Date.parse(instant))
  return (
    <li className={styles.card}>
      <h3 className={styles.cardName}>
        <ListLink id={id}>
          <span dir="auto">{name}</span>
        </ListLink>
      </h3>
      <p className={styles.cardState}>
        <Chip tone={tones[state]}>{t(`buying.vendors.states.${state}`)}</Chip>
        {rows !== null && <span>{t('buying.vendors.rowCount', { count: rows })}</span>}
      </p>
      {state === 'done' && (
        <>
          <OutcomeBar counts={counts} />
          <dl className={styles.counts}>
            {vendorVerdicts.map((verdict) => (
              <div key={verdict} data-outcome={verdict}>
                <dt>{t(`buying.vendors.outcomes.${verdict}`)}</dt>
                <dd>{countFormat(language).format(counts[verdict])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles.small}>
        {uploadedBy
          ? t('buying.vendors.uploadedBy', { name: uploadedBy, day: day(uploadedAt) })
          : t('buying.vendors.uploaded', { day: day(uploadedAt) })}{' '}
        {t('buying.vendors.removed', { day: day(removedAt) })}
      </p>
    </li>
  )
}
