import { websiteHref } from '../../contract/website-href.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
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
      <Icon drawing={icons.external} />
    </a>
  )
}
