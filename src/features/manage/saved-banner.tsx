import { Link } from '@tanstack/react-router'
import { useBrand } from '#src/brand/brand-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { copy } from './copy.ts'
import styles from './saved-banner.module.css'

type SavedBannerProps = { slug: string; shareable: boolean; onDismiss: () => void }

/** Says that the profile is saved and where to go from here (MNG-8). */
export function SavedBanner({ slug, shareable, onDismiss }: SavedBannerProps) {
  const { altPageUrl } = useBrand()
  return (
    <Banner tone="positive" title={copy.saved} onDismiss={onDismiss}>
      <p>{shareable ? copy.savedText : copy.savedHint}</p>
      <ul className={styles.links}>
        <li>
          {shareable ? (
            <Link to="/organization/$slug" params={{ slug }}>
              {copy.seePublic}
            </Link>
          ) : (
            <Link to="." hash="credentials">
              {copy.addCredential}
            </Link>
          )}
        </li>
        {altPageUrl && (
          <li>
            <a href={altPageUrl} target="_blank" rel="noreferrer">
              {copy.searchSuppliers}
            </a>
          </li>
        )}
      </ul>
    </Banner>
  )
}
