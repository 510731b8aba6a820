import { useMemo } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { makeQr, qrPngAddress, qrSvgAddress } from './make-qr.ts'
import { QrCode } from './qr-code.tsx'
import styles from './share-dialog.module.css'

type QrPartProps = {
  link: string
  /** Of the downloaded files, without an ending. */
  fileName: string
}

/** The link to scan, and as files for print. Made here, so it works without a network. */
export function QrPart({ link, fileName }: QrPartProps) {
  const t = useText()
  const { code, png, svg } = useMemo(() => {
    const made = makeQr(link)
    return { code: made, png: qrPngAddress(made), svg: qrSvgAddress(made) }
  }, [link])
  return (
    <div className={styles.scan}>
      <QrCode code={code} label={t('share.qr')} />
      <div className={styles.words}>
        <p>{t('share.qrText')}</p>
        <div className={styles.files}>
          <ButtonLink variant="secondary" href={png} download={`${fileName}.png`}>
            <Icon drawing={icons.download} />
            <span>{t('share.png')}</span>
          </ButtonLink>
          <ButtonLink variant="secondary" href={svg} download={`${fileName}.svg`}>
            <Icon drawing={icons.download} />
            <span>{t('share.svg')}</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
