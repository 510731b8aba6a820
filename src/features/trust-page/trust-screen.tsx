import { BrandHtml } from '../../brand/brand-html.tsx'
import type { Content } from '../../contract/content.ts'
import { useText } from '../../i18n/text-context.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './trust-page.module.css'

/** The surest last, as they are reached. */
const levels = ['selfDeclared', 'reviewed', 'document', 'issuer', 'signed'] as const
const states = ['pending', 'verified', 'expired', 'suspended', 'revoked'] as const
const own = ['address', 'check', 'none'] as const
const limits = ['certificate', 'portal', 'age'] as const

/** `/trust`: how sure one can be of what a profile says, and what its words mean. @param guide leads to each credential */
export function TrustScreen({ guide }: { guide: Content | null }) {
  const t = useText()
  return (
    <Container className={styles.page} width="text">
      <PageHeader title={t('trust-page.title')} lead={t('trust-page.lead')} />
      <section aria-labelledby="levels">
        <h2 id="levels">{t('trust-page.levelsTitle')}</h2>
        <dl className={styles.terms}>
          {levels.map((level) => (
            <div key={level}>
              <dt>{t(`trust-page.levels.${level}.name`)}</dt>
              <dd>{t(`trust-page.levels.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="states">
        <h2 id="states">{t('trust-page.statesTitle')}</h2>
        <dl className={styles.terms}>
          {states.map((state) => (
            <div key={state}>
              <dt>{t(`terms.states.${state}`)}</dt>
              <dd>{t(`trust-page.states.${state}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="own">
        <h2 id="own">{t('trust-page.ownTitle')}</h2>
        <ul className={styles.limits}>
          {own.map((one) => (
            <li key={one}>{t(`trust-page.own.${one}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">{t('trust-page.limitsTitle')}</h2>
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit}>{t(`trust-page.limits.${limit}`)}</li>
          ))}
        </ul>
      </section>
      {guide && (
        <section aria-labelledby="credentials">
          <h2 id="credentials" lang={guide.languages?.['title']}>
            {guide.title}
          </h2>
          <div lang={guide.languages?.['html']}>
            <BrandHtml html={guide.html} className={styles.guide} />
          </div>
        </section>
      )}
    </Container>
  )
}
