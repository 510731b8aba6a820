import * as limits from '../../contract/limits.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import styles from './badge-guide.module.css'
import { guideCopy } from './copy.ts'
import { recipesFor, type GuideBadge } from './recipes.ts'

/** How to put the badge where people keep their websites. */
export function RecipeList({ badge }: { badge: GuideBadge }) {
  const recipes = recipesFor(badge)
  return (
    <section className={styles.recipes} aria-labelledby="guide-recipes">
      <h2 id="guide-recipes">{guideCopy.recipes}</h2>
      <p>{guideCopy.recipesText}</p>
      <nav aria-label={guideCopy.recipes}>
        <ul className={styles.places}>
          {recipes.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {recipes.map(({ id, title, steps, codes }) => (
        <section key={id} id={id} className={styles.recipe} aria-labelledby={`${id}-title`}>
          <div className={styles.steps}>
            <h3 id={`${id}-title`}>{title}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={styles.codes}>
            {codes.map(({ label, code, isRich }) => (
              <CodeBlock
                key={label}
                label={label}
                code={code}
                isRich={isRich}
                copyLabel={isRich ? guideCopy.copyBadge : guideCopy.copy}
                copiedLabel={guideCopy.copied}
                shownFor={limits.badgeCopiedToast}
              />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}
