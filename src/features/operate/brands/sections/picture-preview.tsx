import { type CSSProperties, useState } from 'react'
import { isHexColour } from '#src/brand/contrast.ts'
import { deriveColours } from '#src/brand/derive.ts'
import type { BrandColours } from '#src/contract/brand.ts'
import type { BrandPictureKind } from '#src/contract/operate/brand-picture.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import styles from './picture-preview.module.css'

type PicturePreviewProps = {
  kind: BrandPictureKind
  address: string | undefined
  /** Of the brand, which stands where there is no logo. */
  name: string
}

const isLogo = (kind: BrandPictureKind) => kind === 'darkLogo' || kind === 'lightLogo'

/** A picture on a light and a dark ground; without one, or where it cannot be had, what stands in its place. */
export function PicturePreview({ kind, address, name }: PicturePreviewProps) {
  const t = useText()
  const { state } = useDraft()
  const [lost, setLost] = useState<string | null>(null)
  const isThere = address !== undefined && address !== lost
  const grounds = groundsOf(state.brand.brandColors)
  return (
    <div className={styles.preview}>
      {grounds.map(({ ground, ink }) => {
        const colours: CSSProperties = { background: ground, color: ink }
        return (
          <div key={ground} className={styles.ground} data-kind={kind} style={colours}>
            {isThere ? (
              <img className={styles.image} src={address} alt="" onError={() => setLost(address)} />
            ) : isLogo(kind) ? (
              <span className={styles.wordmark} dir="auto">
                {name}
              </span>
            ) : (
              <span className={styles.none}>{t('operate-brands.pictures.none')}</span>
            )}
          </div>
        )
      })}
      {lost === address && address !== undefined ? (
        <p className={styles.hint} role="status">
          {t('operate-brands.pictures.lost')}
        </p>
      ) : (
        address === undefined && (
          <p className={styles.hint}>{t(`operate-brands.pictures.without.${kind}`)}</p>
        )
      )}
    </div>
  )
}

/** The ground of the brand's pages, and one as dark as that is light, or the other way about. */
function groundsOf(colours: BrandColours) {
  const isWhole = Object.values(colours).every(isHexColour)
  const { 'surface-1': ground, 'ink-1': ink } = isWhole
    ? deriveColours(colours).tokens
    : { 'surface-1': 'var(--surface-1)', 'ink-1': 'var(--ink-1)' }
  return [
    { ground, ink },
    { ground: ink, ink: ground },
  ]
}
