import { useState } from 'react'
import { operatorRoles, type OperatorRole } from '#src/contract/operate/operator-role.ts'
import type { OperatorInvitation, OperatorList } from '#src/data/operate-data.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { useAction } from '#src/ui/use-action.ts'
import screen from '../console-screen.module.css'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { welcomePath } from '../welcome-path.ts'
import styles from './people-screen.module.css'

type InviteFormProps = Pick<OperatorList, 'brands' | 'forAll'> & {
  /** The link that was made last, as long as it is good. */
  made: OperatorInvitation | null
  onMade: (made: OperatorInvitation | null) => void
}

/** Makes a link by which one person takes a role; whoever makes it hands it over. */
export function InviteForm({ brands, forAll, made, onMade }: InviteFormProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [role, setRole] = useState<OperatorRole>('verifier')
  const [brandId, setBrandId] = useState(forAll ? '' : (brands[0]?.id ?? ''))
  const invite = () => {
    // One that is shown beside a failure would be taken for the one that was asked for.
    onMade(null)
    action.run(async () => onMade(await data.invite({ role, brandId: brandId || null })))
  }
  const link = made && `${window.location.origin}${welcomePath}#${made.code}`
  /** What it is for, whatever is chosen since. */
  const wordsOf = ({ role: of, brandId: ofBrand, expiresAt }: OperatorInvitation) =>
    t('operate.people.made', {
      role: t(`operate.roles.${of}`),
      brand: brands.find(({ id }) => id === ofBrand)?.name ?? t('operate.people.allBrands'),
      moment: momentFormat(language).format(new Date(expiresAt)),
    })
  return (
    <form
      className={styles.invite}
      onSubmit={(event) => {
        event.preventDefault()
        invite()
      }}
    >
      <h2 className={screen.subtitle}>{t('operate.people.invite')}</h2>
      <RadioGroup
        legend={t('operate.people.role')}
        options={operatorRoles.map((value) => ({
          value,
          label: t(`operate.roles.${value}`),
          hint: t(`operate.roles.does.${value}`),
        }))}
        value={role}
        onChange={setRole}
      />
      <Field label={t('operate.people.brand')} hint={t('operate.people.brandHint')}>
        {(aria) => (
          <Select
            {...aria}
            value={brandId}
            onChange={({ currentTarget: { value } }) => setBrandId(value)}
          >
            {forAll && <option value="">{t('operate.people.allBrands')}</option>}
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ActionFailure action={action} />
      <Button type="submit" variant="primary" busy={action.busy} className={styles.do}>
        {t('operate.people.makeLink')}
      </Button>
      {made && link && (
        <Banner tone="positive" title={wordsOf(made)}>
          <p className={styles.link} dir="ltr">
            {link}
          </p>
          <CopyButton
            text={link}
            label={t('operate.people.copy')}
            copiedLabel={t('operate.decide.copied')}
            shownFor={2_000}
          />
        </Banner>
      )}
    </form>
  )
}
