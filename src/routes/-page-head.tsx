import {
  Asset,
  useMatches,
  useTags,
  type AnyRouteMatch,
  type RouterManagedTag,
} from '@tanstack/react-router'
import type { Texts } from '../i18n/texts.ts'
import { ProblemError } from '../contract/problem.ts'
import { explainFailure } from '../features/site-frame/explain-failure.ts'
import { useTexts } from '../i18n/text-context.ts'
import { pageTitle } from '../lib/page-head.ts'

type MetaTag = { title?: string } & Record<string, string>

/** Tags that describe the requested screen. */
const telling: ReadonlySet<unknown> = new Set([
  'application-title',
  'canonical',
  ...(import.meta.env.SSR ? ['description', 'og:title', 'og:description', 'og:url'] : []),
])

/**
 * The tags of what is shown, as the router's `useTags` gathers them, which the server asks. Every first visit would
 * carry the rest of it: scripts, styles and preloads, of which a live page has none.
 */
const useHeadTags = import.meta.env.SSR ? useTags : () => useMatches({ select: tagsOf })

function tagsOf(matches: AnyRouteMatch[]): RouterManagedTag[] {
  const shown = matches[0]?.status === 'success' ? matches : matches.slice(0, 1)
  // What a route says takes the place of what the page of the portal says by the same name.
  const metas = new Map<unknown, RouterManagedTag>()
  for (const { title, ...attrs } of shown.flatMap(({ meta }) => meta ?? []) as MetaTag[]) {
    metas.set(
      title ? 'title' : (attrs['name'] ?? attrs),
      title ? { tag: 'title', children: title } : { tag: 'meta', attrs },
    )
  }
  const links = shown.flatMap(({ links: some }) => some ?? [])
  return [...metas.values(), ...links.map((attrs = {}) => ({ tag: 'link' as const, attrs }))]
}

/**
 * The tags of the head. Where a screen cannot be shown, they describe the screen that replaces it.
 * @param props.brand name of the brand whose portal it is
 */
export function PageHead({ brand }: { brand: string }) {
  const texts = useTexts()
  const tags = useHeadTags()
  const instead = useMatches({ select: (matches) => nameOfStandIn(texts, matches) })
  if (instead === null) return tags.map((tag) => <HeadTag key={JSON.stringify(tag)} {...tag} />)
  const rest = tags.filter(
    ({ tag, attrs }) =>
      tag !== 'title' && !telling.has(attrs?.['name'] ?? attrs?.['property'] ?? attrs?.['rel']),
  )
  return (
    <>
      <title>{pageTitle(texts.t, instead, brand)}</title>
      <meta name="application-title" content={instead} />
      {rest.map((tag) => (
        <HeadTag key={JSON.stringify(tag)} {...tag} />
      ))}
    </>
  )
}

/** @returns title of the replacing screen; null while the requested one is shown, or explains itself */
function nameOfStandIn(texts: Texts, matches: AnyRouteMatch[]): string | null {
  if (matches[0]?._notFound) return texts.t('frame.notFound.title')
  const error: unknown = matches.find(({ status }) => status === 'error')?.error
  if (!error || (error instanceof ProblemError && error.status === 410)) return null
  return explainFailure(texts, error).title
}

/**
 * A tag that the router has gathered for the head. Its own `Asset` can also load scripts and hold
 * styles, which every first visit would pay for though no head of ours asks a browser for it.
 */
function HeadTag(gathered: RouterManagedTag) {
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
