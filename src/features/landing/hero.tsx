import { useText } from '../../i18n/text-context.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './hero.module.css'

/** LND-1: the promise in one sentence, and the two buttons. */
export function Hero({ affiliate }: { affiliate: string | undefined }) {
  const t = useText()
  const brand = useBrand()
  return (
    <section className={styles.hero} data-plain={brand.brandImages.hero ? undefined : ''}>
      <div className={styles.words}>
        <p className={styles.brand}>{brand.title || t('frame.portal')}</p>
        <h1>{t('landing.title')}</h1>
        <p className={styles.lead}>{t('landing.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" href={signInHref('register', '', affiliate)}>
            {t('landing.register')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" href={signInHref('login', '', affiliate)}>
            {t('landing.logIn')}
          </ButtonLink>
        </div>
      </div>
      {brand.brandImages.hero && (
        <div className={styles.picture}>
          <img src={brand.brandImages.hero} alt="" fetchPriority="high" />
        </div>
      )}
    </section>
  )
}
