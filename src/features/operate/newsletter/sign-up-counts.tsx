import type { NewsletterCounts } from '#src/contract/operate/newsletter.ts'
import { localeOf } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { newsletterPath } from '../paths.ts'
import { hrefOf } from '../place.ts'
import { brandName } from './brand-name.ts'
import styles from './newsletter.module.css'

/** How many have signed up, by brand and tag, each with the way to those people. */
export function SignUpCounts({ counts }: { counts: NewsletterCounts }) {
  const { t, language } = useTexts()
  const { total, tags, brands, hasMore } = counts
  const number = new Intl.NumberFormat(localeOf(language))
  if (tags.length === 0) return null
  const cells = ({ confirmed, waiting }: { confirmed: number; waiting: number }) => (
    <>
      <td data-label={t('operate-newsletter.counts.confirmed')}>{number.format(confirmed)}</td>
      <td data-label={t('operate-newsletter.counts.waiting')}>{number.format(waiting)}</td>
    </>
  )
  return (
    <section className={styles.part} aria-labelledby="counts-title">
      <h2 id="counts-title" className={screen.subtitle}>
        {t('operate-newsletter.counts.title')}
      </h2>
      <table className={styles.counts} aria-labelledby="counts-title">
        <thead>
          <tr>
            <th scope="col">{t('operate-newsletter.brand')}</th>
            <th scope="col">{t('operate-newsletter.tag')}</th>
            <th scope="col">{t('operate-newsletter.counts.confirmed')}</th>
            <th scope="col">{t('operate-newsletter.counts.waiting')}</th>
          </tr>
        </thead>
        <tbody>
          {tags.map((one) => (
            <tr key={`${one.brandId} ${one.tag}`}>
              <th scope="row">
                <bdi>{brandName(brands, one.brandId)}</bdi>
              </th>
              <td>
                <ConsoleLink
                  className={styles.link}
                  href={hrefOf(newsletterPath, { brand: one.brandId, tag: one.tag })}
                  dir="auto"
                >
                  {one.tag}
                </ConsoleLink>
              </td>
              {cells(one)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('operate-newsletter.counts.all')}
            </th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
      {hasMore && <p className={screen.hint}>{t('operate-newsletter.counts.more')}</p>}
    </section>
  )
}
