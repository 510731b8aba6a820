import { asksConsent } from '../../analytics/asks-consent.ts'
import { useUser } from '../../auth/use-user.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { BrandHtml } from '../../brand/brand-html.tsx'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import type { Environment } from '../../contract/environment.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import * as siteCopy from './copy.ts'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'

const guestLinks = [
  { label: siteCopy.getStarted, url: '/get-started' },
  { label: siteCopy.benefits, url: '/benefits' },
  { label: siteCopy.badge, url: '/badge' },
]

type FooterProps = { environment: Environment; onInvite: () => void; onPrivacyChoices: () => void }

/** The bar below a screen: what the brand wants said, and what the law wants linked. */
export function Footer({ environment, onInvite, onPrivacyChoices }: FooterProps) {
  const brand = useBrand()
  const user = useUser()
  const { options, htmlColumns } = brand.footer
  const { termsUrl, privacyUrl, reportIssueUrl, socialLinks, poweredBy } = environment
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <BrandLogo />
            <p>{brand.title}</p>
            <button type="button" className={styles.invite} onClick={onInvite}>
              <Icon drawing={icons.mail} />
              <span>{siteCopy.invite}</span>
            </button>
          </div>
          {/* Suppliers have all of it in their own area. */}
          {!user && <FooterLinks label={siteCopy.forSuppliers} links={guestLinks} />}
          {options.length > 0 && (
            <FooterLinks label={siteCopy.brandLinks(brand.name)} links={options} />
          )}
          {htmlColumns.map((html) => (
            <BrandHtml key={html} html={html} className={styles.html} />
          ))}
        </div>
        <div className={styles.base}>
          <FooterLinks
            inline
            label={siteCopy.legal}
            links={[
              { label: siteCopy.terms, url: termsUrl },
              { label: siteCopy.privacy, url: privacyUrl },
              { label: siteCopy.reportIssue, url: reportIssueUrl },
            ]}
          />
          {asksConsent(environment, brand) && (
            <button type="button" className={styles.choices} onClick={onPrivacyChoices}>
              {siteCopy.privacyChoices}
            </button>
          )}
          {socialLinks.length > 0 && (
            <FooterLinks inline label={siteCopy.social} links={socialLinks} />
          )}
          <p className={styles.powered}>
            <span>{siteCopy.poweredBy}</span> <a href={poweredBy.url}>{poweredBy.label}</a>
          </p>
        </div>
      </div>
    </footer>
  )
}
