import type { VendorList } from '#src/contract/buyers/vendor-list.ts'
import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useBuying } from '../buying-context.ts'
import { DownloadRows } from './download-rows.tsx'
import styles from './lists.module.css'

/** A text by which a buyer invites vendors that were not found; the portal writes to no address of a list. */
export function InvitePart({ list }: { list: Pick<VendorList, 'id' | 'name'> }) {
  const t = useText()
  const { buyer } = useBuying()
  const link = `${location.origin}/register/organisation`
  const letter = t('buying.vendors.invite.letter', { buyer: buyer.name, link })
  const subject = t('buying.vendors.invite.subject', { buyer: buyer.name })
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`
  return (
    <section className={styles.section} aria-labelledby="list-invite">
      <h2 id="list-invite">{t('buying.vendors.invite.title')}</h2>
      <p>{t('buying.vendors.invite.text')}</p>
      <blockquote className={styles.letter}>{letter}</blockquote>
      <p className={styles.actions}>
        <CopyButton
          text={letter}
          label={t('buying.vendors.invite.copy')}
          copiedLabel={t('buying.vendors.invite.copied')}
          shownFor={3_000}
        />
        <a href={mail} className={buttonClass('secondary')}>
          <Icon drawing={icons.mail} />
          <span>{t('buying.vendors.invite.mail')}</span>
        </a>
        <DownloadRows list={list} outcome="none">
          {t('buying.vendors.invite.download')}
        </DownloadRows>
      </p>
    </section>
  )
}
