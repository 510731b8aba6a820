import { useText } from '#src/i18n/text-context.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './module-cards.module.css'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The places of as many cards as there are built-in modules. */
export function ModuleCardsLoading() {
  const t = useText()
  return (
    <div>
      <VisuallyHidden>
        <Spinner label={t('modules.loading')} />
      </VisuallyHidden>
      <div className={styles.cards}>
        {places.map((place) => (
          <Skeleton key={place} height="100%" />
        ))}
      </div>
    </div>
  )
}
