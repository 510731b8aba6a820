import { useText } from '../../i18n/text-context.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './login-screen.module.css'

const benefits = ['1', '2', '3'] as const

/**
 * LND-8: the welcome screen, where guards send a guest.
 * @param props.returnTo path to come back to after signing in; null for the default
 */
export function LoginScreen({ returnTo }: { returnTo: string | null }) {
  const t = useText()
  const { copy, altPageUrl, brandImages } = useBrand()
  const picture = brandImages.featured ?? brandImages.auth
  const back = returnTo ?? undefined
  return (
    <div className={styles.screen} data-plain={picture ? undefined : ''}>
      <section className={styles.words}>
        <div className={styles.logo}>
          <BrandLogo />
        </div>
        <h1>{copy.loginTitle || t('sign-in.title')}</h1>
        {copy.loginSubtitle && <p className={styles.subtitle}>{copy.loginSubtitle}</p>}
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon drawing={icons.check} />
              <span>{t(`sign-in.benefits.${benefit}`)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" href={signInHref('register', back)}>
            {t('sign-in.register')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" href={signInHref('login', back)}>
            {t('sign-in.logIn')}
          </ButtonLink>
        </div>
        <a className={styles.buyer} href={altPageUrl || '/discover'}>
          {t('sign-in.buyer')}
        </a>
      </section>
      {picture && (
        <div className={styles.picture}>
          <img src={picture} alt="" />
        </div>
      )}
    </div>
  )
}
