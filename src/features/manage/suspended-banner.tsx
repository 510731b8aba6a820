import { useText } from '../../i18n/text-context.ts'
import { Banner } from '../../ui/banner.tsx'

/** Says that nobody sees the profile at present, and leads to why and to the appeal (OPR-7). */
export function SuspendedBanner({ slug }: { slug: string }) {
  const t = useText()
  return (
    <Banner tone="warning" title={t('manage.suspended.title')}>
      <p>
        {t('manage.suspended.text')}{' '}
        <a href={`/report/appeal/${slug}`}>{t('manage.suspended.link')}</a>
      </p>
    </Banner>
  )
}
