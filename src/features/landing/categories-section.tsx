import { sustainabilityCategories } from '../../contract/categories.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CategoryMark } from '../../ui/category-mark.tsx'
import styles from './categories-section.module.css'
import { landingCopy } from './copy.ts'
import { LandingSection } from './landing-section.tsx'

/** LND-4: the six categories. */
export function CategoriesSection({ affiliate }: { affiliate: string | undefined }) {
  return (
    <LandingSection
      id="categories"
      title={landingCopy.categoriesTitle}
      text={landingCopy.categoriesText}
      action={
        <ButtonLink variant="primary" href={signInHref('register', '', affiliate)}>
          {landingCopy.register}
        </ButtonLink>
      }
    >
      <ul className={styles.categories}>
        {sustainabilityCategories.map((category) => (
          <li key={category} className={styles.category}>
            <CategoryMark category={category} />
            <div>
              <h3>{category}</h3>
              <p>{landingCopy.categories[category]}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
