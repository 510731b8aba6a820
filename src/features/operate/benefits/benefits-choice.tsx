import { benefitClaimStates, claimedBenefits } from '#src/contract/operate/benefit-claims.ts'
import type { BenefitClaimsFilters } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { useAction } from '#src/ui/use-action.ts'
import screen from '../console-screen.module.css'
import { ActionFailure } from '../action-failure.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { useOperate } from '../operate-context.ts'
import { benefitsPath } from '../paths.ts'
import { go, hrefOf } from '../place.ts'
import styles from './benefits-screen.module.css'

/** Which claims are shown, taken at once, and the way to a file of the same. */
export function BenefitsChoice({ wanted }: { wanted: BenefitClaimsFilters }) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const choose = (chosen: Partial<Record<keyof BenefitClaimsFilters, string>>) =>
    go(hrefOf(benefitsPath, { ...wanted, ...chosen }))
  const save = () =>
    action.run(async () => {
      downloadFile(await data.benefitClaimsFile(wanted), `claims-${wanted.state}.csv`)
    })
  return (
    <div className={styles.choice}>
      <Field label={t('operate-benefits.state')}>
        {(aria) => (
          <Select
            {...aria}
            value={wanted.state}
            onChange={({ currentTarget: { value } }) => choose({ state: value })}
          >
            {benefitClaimStates.map((state) => (
              <option key={state} value={state}>
                {t(`operate-benefits.states.${state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FilterChoice
        label={t('operate-benefits.benefit')}
        value={wanted.benefit}
        options={claimedBenefits.map((one) => [one, t(`operate-benefits.names.${one}`)] as const)}
        onChange={(benefit) => choose({ benefit })}
      />
      <Button variant="secondary" busy={action.busy} onClick={save}>
        {t('operate-benefits.export')}
      </Button>
      <p className={screen.hint}>{t('operate-benefits.mostRows')}</p>
      <ActionFailure action={action} />
    </div>
  )
}
