import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { asksConsent } from '../../analytics/asks-consent.ts'
import { useUser } from '../../auth/use-user.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { BrandHtml } from '../../brand/brand-html.tsx'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import type { Environment } from '../../contract/environment.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { LanguageLinks } from '../../ui/language-links.tsx'
import styles from './footer.module.css'

const guestLinks = [
  { text: 'frame.getStarted', url: '/get-started' },
  { text: 'frame.benefits', url: '/benefits' },
  { text: 'frame.badge', url: '/badge' },
  { text: 'frame.trust', url: '/trust' },
] as const

type FooterProps = {
  environment: Environment
  newsletter?: ReactNode
  onInvite: () => void
  onPrivacyChoices: () => void
}

/** The bar below a screen: what the brand wants said, and what the law wants linked. */
export function Footer({ environment, newsletter, onInvite, onPrivacyChoices }: FooterProps) {
  const t = useText()
  const brand = useBrand()
  const user = useUser()
  const { options, htmlColumns } = brand.footer
  const { termsUrl, privacyUrl, reportIssueUrl, socialLinks, poweredBy } = environment
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <BrandLogo />
          <p>{brand.title || t('frame.portal')}</p>
          <button type="button" onClick={onInvite}>
            <Icon drawing={icons.mail} />
            <span>{t('frame.invite')}</span>
          </button>
          {newsletter}
        </div>
        <div>
          {/* Suppliers have all of it in their own area. */}
          {!user && (
            <FooterLinks
              label={t('frame.forSuppliers')}
              links={guestLinks.map(({ text, url }) => ({ label: t(text), url }))}
            />
          )}
          <FooterLinks
            label={t('frame.moreFrom', { brand: brand.name })}
            links={[
              { label: t('frame.findSuppliers'), url: '/discover' },
              ...(user ? options.filter(({ url }) => url !== '/login') : options),
            ]}
          />
          {htmlColumns.map((html) => (
            <BrandHtml key={html} html={html} />
          ))}
        </div>
      </div>
      <div className={styles.base}>
        <FooterLinks
          label={t('frame.legal')}
          links={[
            { label: t('frame.terms'), url: termsUrl },
            { label: t('frame.privacy'), url: privacyUrl },
            { label: t('frame.reportIssue'), url: reportIssueUrl },
          ]}
        />
        {asksConsent(environment, brand) && (
          <button type="button" onClick={onPrivacyChoices}>
            {t('frame.privacyChoices')}
          </button>
        )}
        <LanguageLinks offered={environment} />
        <FooterLinks label={t('frame.social')} links={socialLinks} />
        <p>
          <span>{t('frame.poweredBy')}</span> <a href={poweredBy.url}>{poweredBy.label}</a>
        </p>
      </div>
    </footer>
  )
}

type FooterLinksProps = { label: string; links: readonly { label: string; url: string }[] }

/** A named list of links; an address that is not set is left out, and a list without any. */
function FooterLinks({ label, links }: FooterLinksProps) {
  const known = links.filter((link) => link.url)
  if (known.length === 0) return null
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {known.map((link) => (
          <li key={link.label}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
