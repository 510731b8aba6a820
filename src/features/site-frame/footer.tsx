import { BrandLogo } from '../../brand/brand-logo.tsx'
import { useBrand } from '../../brand/brand-context.ts'
import type { Environment } from '../../contract/environment.ts'
import { BrandHtml } from './brand-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { siteCopy } from './copy.ts'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'

type FooterProps = { environment: Environment; onInvite: () => void }

/** The bar below a screen: what the brand wants said, and what the law wants linked. */
export function Footer({ environment, onInvite }: FooterProps) {
  const brand = useBrand()
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
              <Icon name="mail" />
              <span>{siteCopy.invite}</span>
            </button>
          </div>
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
