import { websiteHref } from '../../contract/website.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { pathwaysCopy } from './copy.ts'

type WebsiteLinkProps = { name: string; website: string }

/** Where the issuer tells more; nothing where the address is none of the web. */
export function WebsiteLink({ name, website }: WebsiteLinkProps) {
  const href = websiteHref(website)
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
      <span>{pathwaysCopy.website}</span>
      <VisuallyHidden>{pathwaysCopy.websiteOf(name)}</VisuallyHidden>
      <Icon name="external" />
    </a>
  )
}
