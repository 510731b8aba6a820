import { numberPeriods } from '#src/contract/operate/numbers.ts'
import { useText } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { numbersPath } from '../paths.ts'
import { go, hrefOf } from '../place.ts'
import type { NumbersWanted } from './numbers-key.ts'
import styles from './numbers-screen.module.css'

type NumbersChoiceProps = {
  wanted: NumbersWanted
  /** Empty while they are not known. */
  brands: readonly { id: string; name: string }[]
}

/** Which period and brand are shown, taken at once, and the way to a file of the same. */
export function NumbersChoice({ wanted, brands }: NumbersChoiceProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const choose = (chosen: Partial<Record<keyof NumbersWanted, string>>) =>
    go(hrefOf(numbersPath, { ...wanted, ...chosen }))
  const save = () =>
    action.run(async () => {
      downloadFile(await data.numbersFile(wanted), `numbers-${wanted.days}.csv`)
    })
  const isKnown = wanted.brand === undefined || brands.some(({ id }) => id === wanted.brand)
  return (
    <div className={styles.choice}>
      <Field label={t('operate-numbers.period')}>
        {(aria) => (
          <Select
            {...aria}
            value={wanted.days}
            onChange={({ currentTarget: { value } }) => choose({ days: value })}
          >
            {numberPeriods.map((days) => (
              <option key={days} value={days}>
                {t('operate-numbers.lastDays', { days: Number(days) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('operate-numbers.brand')}>
        {(aria) => (
          <Select
            {...aria}
            value={wanted.brand ?? ''}
            onChange={({ currentTarget: { value } }) => choose({ brand: value })}
          >
            <option value="">{t('operate-numbers.allBrands')}</option>
            {!isKnown && <option value={wanted.brand}>{wanted.brand}</option>}
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="secondary" busy={action.busy} onClick={save}>
        {t('operate-numbers.export')}
      </Button>
      <ActionFailure action={action} />
    </div>
  )
}
