type FooterLinksProps = { label: string; links: readonly { label: string; url: string }[] }

/** A named list of links; an address that is not set is left out, and a list without any. */
export function FooterLinks({ label, links }: FooterLinksProps) {
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
