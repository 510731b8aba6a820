import { Link } from '@tanstack/react-router'
import { useText } from '#src/i18n/text-context.ts'
import { mostCompared } from '#src/lib/compared-slugs.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useCompared } from '../compared.ts'
import styles from './compare-choice.module.css'

/** Takes a supplier of the list to those that are compared (DSC-4). */
export function CompareChoice({ slug, name }: { slug: string; name: string }) {
  const t = useText()
  const compared = useCompared()
  if (compared.includes(slug) || compared.length >= mostCompared) return null
  return (
    <Link
      className={styles.choice}
      to="/discover/compare"
      search={{ suppliers: [...compared, slug].join(',') }}
      preload={false}
    >
      <Icon drawing={icons.swap} />
      <span>
        {t('discover.compare')} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Link>
  )
}

/** Says that others are chosen already, with the way to them. */
export function ComparedNote() {
  const t = useText()
  const compared = useCompared()
  if (compared.length === 0) return null
  return (
    <p className={styles.note}>
      <span>{t('discover.comparing', { count: compared.length })}</span>
      <Link
        to="/discover/compare"
        search={{ suppliers: compared.join(',') }}
        preload={false}
        className={styles.back}
      >
        {t('discover.toComparison')}
      </Link>
    </p>
  )
}
