import type { PairItem } from '#src/contract/operate/duplicates.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import styles from '../decide/decision-panel.module.css'
import { MergeTrial } from './merge-trial.tsx'

type MergeFieldsProps = {
  item: PairItem
  /** Slug of the supplier that would stay; null: not chosen yet. */
  stays: string | null
  onChange: (stays: string) => void
  hasFault: boolean
}

/** Which of both stays, and what a merger would do. */
export function MergeFields({ item, stays, onChange, hasFault }: MergeFieldsProps) {
  const t = useText()
  return (
    <>
      <div className={styles.fields} data-first="">
        <RadioGroup
          legend={t('operate-duplicates.stays.legend')}
          hint={t('operate-duplicates.stays.hint')}
          options={item.suppliers.map(({ slug, supplier }) => ({
            ...{ value: slug, label: <bdi>{supplier}</bdi>, hint: <bdi>{slug}</bdi> },
          }))}
          value={stays}
          onChange={onChange}
          error={hasFault ? t('operate-duplicates.missing.stays') : undefined}
        />
        {stays !== null && <MergeTrial item={item} stays={stays} />}
      </div>
      <div className={styles.send}>
        <Button type="submit" variant="danger">
          {t('operate-duplicates.sides.one')}
        </Button>
      </div>
    </>
  )
}
