import type { RouterManagedTag } from '@tanstack/react-router'

/**
 * A tag that the router has gathered for the head. Its own `Asset` can also load scripts and keep
 * styles, which no head of ours asks for and every first visit would pay for.
 */
export function HeadTag({ tag, attrs, children = '' }: RouterManagedTag) {
  switch (tag) {
    case 'title':
      return <title {...attrs}>{children}</title>
    case 'meta':
      return <meta {...attrs} />
    case 'link':
      return (
        <link {...attrs} precedence={attrs?.['rel'] === 'stylesheet' ? 'default' : undefined} />
      )
    case 'script':
      // Data about the page: the router has escaped it.
      return <script {...attrs} dangerouslySetInnerHTML={{ __html: children }} />
    default:
      return null
  }
}
