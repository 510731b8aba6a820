import type { ReactNode } from 'react'
import { asksConsent } from '../../analytics/asks-consent.ts'
import { useUser } from '../../auth/use-user.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { BrandHtml } from '../../brand/brand-html.tsx'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import type { Environment } from '../../contract/environment.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import * as siteCopy from './copy.ts'
import styles from './footer.module.css'

const guestLinks = [
  { label: siteCopy.getStarted, url: '/get-started' },
  { label: siteCopy.benefits, url: '/benefits' },
  { label: siteCopy.badge, url: '/badge' },
]

type FooterProps = {
  environment: Environment
  newsletter?: ReactNode
  onInvite: () => void
  onPrivacyChoices: () => void
}

/** The bar below a screen: what the brand wants said, and what the law wants linked. */
export function Footer({ environment, newsletter, onInvite, onPrivacyChoices }: FooterProps) {
  const brand = useBrand()
  const user = useUser()
  const { options, htmlColumns } = brand.footer
  const { termsUrl, privacyUrl, reportIssueUrl, socialLinks, poweredBy } = environment
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <BrandLogo />
          <p>{brand.title}</p>
          <button type="button" onClick={onInvite}>
            <Icon drawing={icons.mail} />
            <span>{siteCopy.invite}</span>
          </button>
          {newsletter}
        </div>
        <div>
          {/* Suppliers have all of it in their own area. */}
          {!user && <FooterLinks label={siteCopy.forSuppliers} links={guestLinks} />}
          <FooterLinks
            label={`${siteCopy.moreFrom} ${brand.name}`}
            links={user ? options.filter(({ url }) => url !== '/login') : options}
          />
          {htmlColumns.map((html) => (
            <BrandHtml key={html} html={html} />
          ))}
        </div>
      </div>
      <div className={styles.base}>
        <FooterLinks
          label={siteCopy.legal}
          links={[
            { label: siteCopy.terms, url: termsUrl },
            { label: siteCopy.privacy, url: privacyUrl },
            { label: siteCopy.reportIssue, url: reportIssueUrl },
          ]}
        />
        {asksConsent(environment, brand) && (
          <button type="button" onClick={onPrivacyChoices}>
            {siteCopy.privacyChoices}
          </button>
        )}
        <FooterLinks label={siteCopy.social} links={socialLinks} />
        <p>
          <span>{siteCopy.poweredBy}</span> <a href={poweredBy.url}>{poweredBy.label}</a>
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
