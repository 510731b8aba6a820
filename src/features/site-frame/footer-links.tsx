import clsx from 'clsx'
import styles from './footer.module.css'

type FooterLinksProps = {
  label: string
  links: readonly { label: string; url: string }[]
  /** In one row instead of one below the other. */
  inline?: boolean
}

/** A named list of links; an address that is not set is left out. */
export function FooterLinks({ label, links, inline = false }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={clsx(styles.links, inline && styles.inline)}>
        {links
          .filter((link) => link.url)
          .map((link) => (
            <li key={link.label}>
              <a href={link.url}>{link.label}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
