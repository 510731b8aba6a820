import { Link } from '@tanstack/react-router'
import { useText } from '#src/i18n/text-context.ts'
import { mostCompared } from '#src/lib/compared-slugs.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './shortlist-screen.module.css'

/** What is chosen to stand side by side, and the way there once it is two or more. */
export function CompareBar({ slugs, onClear }: { slugs: readonly string[]; onClear: () => void }) {
  const t = useText()
  const count = slugs.length
  return (
    <div className={styles.compare} role="status">
      {count > 0 && (
        <div className={styles.chosen}>
          <p>
            {count < 2
              ? t('buying.lists.chooseMore', { most: mostCompared })
              : t('buying.lists.chosen', { count })}
          </p>
          <div className={styles.row}>
            {count >= 2 && (
              <Link
                className={buttonClass('primary')}
                to="/discover/compare"
                search={{ suppliers: slugs.join(',') }}
                preload={false}
              >
                <Icon drawing={icons.swap} />
                <span>{t('buying.lists.compare')}</span>
              </Link>
            )}
            <Button variant="quiet" onClick={onClear}>
              {t('buying.lists.clear')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
