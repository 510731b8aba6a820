import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { Loaded } from '#src/ui/use-loaded.ts'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { type Choice, ChoiceList } from '../fields/choice-list.tsx'
import { OrderedList } from '../../fields/ordered-list.tsx'
import styles from './sections.module.css'

const path = '/brand/associatedPortfolios'

/** The portfolios that suppliers of this brand join, and with which credentials. */
export function PortfolioList({ credentials }: { credentials: Loaded<readonly Choice[]> }) {
  const t = useText()
  const { state, change, errorOf } = useDraft()
  const all = state.brand.associatedPortfolios
  const changeOne = (index: number, next: Partial<(typeof all)[number]>) =>
    change(
      path,
      all.map((one, at) => (at === index ? { ...one, ...next } : one)),
    )
  return (
    <>
      <OrderedList
        label={t('operate-brands.fields.associatedPortfolios')}
        items={all}
        nameOf={({ portfolioSlug }, index) =>
          portfolioSlug || t('operate-brands.search.portfolio', { number: index + 1 })
        }
        onChange={(next) => change(path, next)}
      >
        {({ portfolioSlug, requiredCredentialIds }, index) => (
          <>
            <Field
              id={idOf(`${path}/${index}/portfolioSlug`)}
              label={t('operate-brands.fields.portfolioSlug')}
              hint={t('operate-brands.search.slugHint')}
              error={errorOf(`${path}/${index}/portfolioSlug`)}
              required
            >
              {(aria) => (
                <TextInput
                  {...aria}
                  dir="ltr"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={100}
                  value={portfolioSlug}
                  onChange={({ currentTarget }) =>
                    changeOne(index, { portfolioSlug: currentTarget.value })
                  }
                />
              )}
            </Field>
            <ChoiceList
              id={idOf(`${path}/${index}/requiredCredentialIds`)}
              label={t('operate-brands.fields.requiredCredentialIds')}
              error={errorOf(`${path}/${index}/requiredCredentialIds`)}
              loaded={credentials}
              chosen={requiredCredentialIds}
              onChange={(ids) => changeOne(index, { requiredCredentialIds: ids })}
            />
          </>
        )}
      </OrderedList>
      <Button
        id={idOf(path)}
        variant="secondary"
        className={styles.add}
        onClick={() => change(path, [...all, { portfolioSlug: '', requiredCredentialIds: [] }])}
      >
        {t('operate-brands.search.addPortfolio')}
      </Button>
    </>
  )
}
