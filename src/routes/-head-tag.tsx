import { Asset, type RouterManagedTag } from '@tanstack/react-router'

/**
 * A tag that the router has gathered for the head. Its own `Asset` can also load scripts and keep
 * styles, which every first visit would pay for though no head of ours asks a browser for it.
 */
export function HeadTag(gathered: RouterManagedTag) {
  const { tag, attrs, children } = gathered
  switch (tag) {
    case 'title':
      return <title {...attrs}>{children}</title>
    case 'meta':
      return <meta {...attrs} />
    case 'link':
      return (
        <link {...attrs} precedence={attrs?.['rel'] === 'stylesheet' ? 'default' : undefined} />
      )
    default:
      // Data about the page, for programs that read it before any script.
      return import.meta.env.SSR ? <Asset {...gathered} /> : null
  }
}
