import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './badge-guide.module.css'
import { recipesFor, type GuideBadge, type Recipe } from './recipes.ts'

/** How to put the badge where people keep their websites: a tab for each place. */
export function RecipeList({ badge }: { badge: GuideBadge }) {
  const t = useText()
  const tabs = recipesFor(t, badge).map((recipe) => ({
    id: recipe.id,
    title: recipe.title,
    content: <RecipeSteps recipe={recipe} />,
  }))
  return (
    <section className={styles.recipes} aria-labelledby="guide-recipes">
      <h2 id="guide-recipes">{t('badge-guide.recipes')}</h2>
      <p>{t('badge-guide.recipesText')}</p>
      <Tabs label={t('badge-guide.recipes')} tabs={tabs} />
    </section>
  )
}

function RecipeSteps({ recipe: { id, title, steps, codes } }: { recipe: Recipe }) {
  const t = useText()
  return (
    <div className={styles.recipe}>
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
            copyLabel={isRich ? t('badge-guide.copyBadge') : t('badge-guide.copy')}
            copiedLabel={t('badge-guide.copied')}
            shownFor={limits.badgeCopiedToast}
          />
        ))}
      </div>
    </div>
  )
}
