import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useBrand } from '#src/brand/brand-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './saved-banner.module.css'
import { searchLink } from './search-link.ts'
import { SectionLink } from './section-link.tsx'

type SavedBannerProps = {
  /** Takes the focus once the page is at its top. */
  element: RefObject<HTMLDivElement | null>
  slug: string
  shareable: boolean
  onInvite: () => void
  onDismiss: () => void
}

/** Says that the profile is saved and where to go from here (MNG-8). */
export function SavedBanner({ element, slug, shareable, onInvite, onDismiss }: SavedBannerProps) {
  const t = useText()
  const { altPageUrl } = useBrand()
  return (
    <div ref={element} tabIndex={-1}>
      <Banner tone="positive" title={t('manage.saved')} onDismiss={onDismiss}>
        <p>{shareable ? t('manage.savedText') : t('manage.savedHint')}</p>
        <ul className={styles.links}>
          <li>
            {shareable ? (
              <Link to="/organization/$slug" params={{ slug }}>
                {t('manage.seePublic')}
              </Link>
            ) : (
              <SectionLink section="profile" part="credentials">
                {t('manage.addCredential')}
              </SectionLink>
            )}
          </li>
          <li>
            <SectionLink section="modules">{t('manage.takeModule')}</SectionLink>
          </li>
          <li>
            <button type="button" onClick={onInvite}>
              {t('manage.inviteYours')}
            </button>
          </li>
          <li>
            <a {...searchLink(altPageUrl)}>
              <span>{t('manage.searchSuppliers')}</span>
              {altPageUrl && <VisuallyHidden> {t('manage.newTab')}</VisuallyHidden>}
            </a>
          </li>
        </ul>
      </Banner>
    </div>
  )
}
