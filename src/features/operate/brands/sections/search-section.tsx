import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { ChoiceList } from '../fields/choice-list.tsx'
import { useCredentialChoices, useLocationChoices } from '../fields/use-choices.ts'
import { PortfolioList } from './portfolio-list.tsx'
import { SectionFrame } from './section-frame.tsx'
import styles from './sections.module.css'

const path = '/brand/searchConstraints'

/** Which suppliers this brand's search finds, and the portfolios that its suppliers join. */
export function SearchSection() {
  const t = useText()
  const { state, editing, change, errorOf } = useDraft()
  const credentials = useCredentialChoices()
  const locations = useLocationChoices()
  const { searchConstraints, associatedPortfolios } = state.brand
  const known = [
    ...new Set([
      ...editing.detail.portfolios,
      ...associatedPortfolios.map(({ portfolioSlug }) => portfolioSlug),
    ]),
  ].filter(Boolean)
  const portfolios = useLoaded(`portfolios ${known.join(' ')}`, async () =>
    known.map((slug) => ({ id: slug, name: slug })),
  )
  type Field = keyof BrandState['brand']['searchConstraints']
  const field = (name: Field) => ({
    id: idOf(`${path}/${name}`),
    label: t(`operate-brands.fields.${name}`),
    error: errorOf(`${path}/${name}`),
    chosen: searchConstraints[name],
    onChange: (ids: string[]) => change(`${path}/${name}`, ids),
  })
  return (
    <SectionFrame section="search">
      <ChoiceList
        {...field('credentialIds')}
        hint={t('operate-brands.search.credentialsHint')}
        loaded={credentials}
      />
      <ChoiceList
        {...field('locationIds')}
        hint={t('operate-brands.search.locationsHint')}
        loaded={locations}
      />
      <ChoiceList
        {...field('portfolioSlugs')}
        hint={t('operate-brands.search.portfoliosHint')}
        loaded={portfolios}
      />
      <section className={styles.group} aria-labelledby="portfolios">
        <h3 id="portfolios" className={styles.subtitle}>
          {t('operate-brands.fields.associatedPortfolios')}
        </h3>
        <p className={styles.hint}>{t('operate-brands.search.associatedHint')}</p>
        <PortfolioList credentials={credentials} />
      </section>
    </SectionFrame>
  )
}
