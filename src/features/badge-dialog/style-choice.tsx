import { useText } from '../../i18n/text-context.ts'
import { badgeStyles, type BadgeStyle } from '../../contract/badge.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import styles from './badge-dialog.module.css'
import { BadgePicture } from './badge-picture.tsx'

type StyleChoiceProps = {
  value: BadgeStyle
  onChange: (style: BadgeStyle) => void
  urlOf: (style: BadgeStyle) => string
}

/** The three badges to choose from. Without their pictures they can still be chosen. */
export function StyleChoice({ value, onChange, urlOf }: StyleChoiceProps) {
  const t = useText()
  const urls = badgeStyles.map(urlOf)
  const pictures = useLoaded(urls.join(' '), () => loadPictures(urls))
  return (
    <div className={styles.part}>
      {pictures.state === 'loading' && <Spinner label={t('badge-dialog.pictures')} />}
      <RadioGroup
        legend={t('badge-dialog.style')}
        value={value}
        onChange={onChange}
        options={badgeStyles.map((style) => ({
          value: style,
          label: (
            <span className={styles.option}>
              <span>{t(`badge-dialog.styles.${style}`)}</span>
              <BadgePicture url={urlOf(style)} state={pictures.state} />
            </span>
          ),
        }))}
      />
      {pictures.state === 'failed' && (
        <Banner tone="warning" title={t('badge-dialog.picturesFailed')}>
          <p>{t('badge-dialog.picturesFailedText')}</p>
          <Button variant="secondary" onClick={pictures.retry}>
            {t('badge-dialog.retry')}
          </Button>
        </Banner>
      )}
    </div>
  )
}

/**
 * Loads and decodes pictures, so that they stand there at once when they are shown.
 * @throws DOMException when one of them cannot be had
 */
async function loadPictures(addresses: readonly string[]): Promise<object> {
  return Promise.all(
    addresses.map((address) => {
      const image = new Image()
      image.src = address
      return image.decode()
    }),
  )
}
