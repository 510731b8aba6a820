import type { ListedSignUp, NewsletterCounts } from '#src/contract/operate/newsletter.ts'
import { fullName } from '#src/contract/full-name.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { brandName } from './brand-name.ts'
import styles from './newsletter.module.css'

type SignUpRowProps = {
  row: ListedSignUp
  brands: NewsletterCounts['brands']
  onRemove: () => void
}

/** Somebody who has signed up for a tag of a brand. */
export function SignUpRow({ row, brands, onRemove }: SignUpRowProps) {
  const { t, language } = useTexts()
  const { email, brandId, tag, name, lastName, createdAt, confirmedAt } = row
  const moment = (at: string) => (
    <time dateTime={at}>{momentFormat(language).format(new Date(at))}</time>
  )
  /** What a narrow screen has in place of the head of the column. */
  const label = (column: 'name' | 'newsletter' | 'signedUp' | 'confirmed') => ({
    'data-label': t(`operate-newsletter.columns.${column}`),
  })
  const called = fullName({ firstName: name ?? '', lastName: lastName ?? '' })
  return (
    <tr>
      <th scope="row" className={styles.address}>
        <bdi dir="ltr">{email}</bdi>
      </th>
      <td {...label('name')} data-empty={called === '' ? '' : undefined}>
        <bdi>{called}</bdi>
      </td>
      <td {...label('newsletter')}>
        <bdi>{brandName(brands, brandId)}</bdi> · <bdi>{tag}</bdi>
      </td>
      <td {...label('signedUp')}>{moment(createdAt)}</td>
      <td {...label('confirmed')}>
        {confirmedAt === null ? t('operate-newsletter.notConfirmed') : moment(confirmedAt)}
      </td>
      <td>
        <Button
          variant="quiet"
          onClick={onRemove}
          aria-label={t('operate-newsletter.remove.one', { email })}
        >
          {t('operate-newsletter.remove.button')}
        </Button>
      </td>
    </tr>
  )
}
