import type { BrandVersion } from '#src/contract/operate/brand-detail.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { ConsoleLink } from '../../console-link.tsx'
import { usePlace } from '../../place.ts'
import { authorName } from '../author-name.ts'
import { partHref } from '../editor-place.ts'
import type { Again } from './again-dialog.tsx'
import { ComparedVersion } from './compared-version.tsx'
import styles from './publish.module.css'

type VersionRowProps = {
  version: BrandVersion
  isCurrent: boolean
  isOpen: boolean
  onAsk: (again: Again) => void
}

/** A state that was published: when, by whom, and, opened, in what it differs from what is published now. */
export function VersionRow({ version, isCurrent, isOpen, onAsk }: VersionRowProps) {
  const texts = useTexts()
  const { t, language } = texts
  const place = usePlace()
  const { number, at, by, way, again } = version
  const moment = momentFormat(language).format(new Date(at))
  return (
    <li className={styles.version} data-current={isCurrent ? '' : undefined}>
      <div>
        <p className={styles.when}>{t('operate-brands.history.state', { number, moment })}</p>
        <p className={styles.who}>
          {t(`operate-brands.history.way.${way}`, { name: authorName(texts, by) })}
          {again !== null && <> · {t('operate-brands.history.again', { number: again })}</>}
        </p>
      </div>
      {isCurrent ? (
        <p className={styles.who}>{t('operate-brands.history.current')}</p>
      ) : (
        <ConsoleLink
          className={buttonClass('quiet')}
          href={partHref(place, 'history', { compare: isOpen ? undefined : String(number) })}
          aria-label={t(
            isOpen ? 'operate-brands.history.closeOne' : 'operate-brands.history.compareOne',
            {
              number,
            },
          )}
        >
          {t(isOpen ? 'operate-brands.history.close' : 'operate-brands.history.compare')}
        </ConsoleLink>
      )}
      {isOpen && !isCurrent && <ComparedVersion {...{ number, onAsk }} />}
    </li>
  )
}
