import { useText } from '../../i18n/text-context.ts'
import { sustainabilityCategories } from '../../contract/categories.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CategoryMark } from '../../ui/category-mark.tsx'
import styles from './categories-section.module.css'
import { LandingSection } from './landing-section.tsx'

/** LND-4: the six categories. */
export function CategoriesSection({ affiliate }: { affiliate: string | undefined }) {
  const t = useText()
  return (
    <LandingSection
      id="categories"
      title={t('landing.categoriesTitle')}
      text={t('landing.categoriesText')}
      action={
        <ButtonLink variant="primary" href={signInHref('register', '', affiliate)}>
          {t('landing.register')}
        </ButtonLink>
      }
    >
      <ul className={styles.categories}>
        {sustainabilityCategories.map((category) => (
          <li key={category} className={styles.category}>
            <CategoryMark category={category} />
            <div>
              <h3>{t(`terms.categories.${category}`)}</h3>
              <p>{t(`landing.categories.${category}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
