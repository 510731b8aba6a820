import { useMatches, useTags, type AnyRouteMatch } from '@tanstack/react-router'
import { ProblemError } from '../contract/problem.ts'
import { notFoundCopy } from '../features/not-found/copy.ts'
import { explainFailure } from '../features/site-frame/explain-failure.ts'
import { pageTitle } from '../lib/page-head.ts'
import { HeadTag } from './-head-tag.tsx'

/** Tags that tell of the screen that was asked for. */
const telling: ReadonlySet<unknown> = new Set([
  'application-title',
  'description',
  'og:title',
  'og:description',
  'og:url',
  'canonical',
])

/**
 * What the head says. Where a screen cannot be shown, it tells of what stands in for it.
 * @param props.brand name of the brand whose portal it is
 */
export function PageHead({ brand }: { brand: string }) {
  const tags = useTags()
  const instead = useMatches({ select: nameOfStandIn })
  if (instead === null) return tags.map((tag) => <HeadTag key={JSON.stringify(tag)} {...tag} />)
  const rest = tags.filter(
    ({ tag, attrs }) =>
      tag !== 'title' && !telling.has(attrs?.['name'] ?? attrs?.['property'] ?? attrs?.['rel']),
  )
  return (
    <>
      <title>{pageTitle(instead, brand)}</title>
      <meta name="application-title" content={instead} />
      {rest.map((tag) => (
        <HeadTag key={JSON.stringify(tag)} {...tag} />
      ))}
    </>
  )
}

/** Null while the screen that was asked for is shown, or says itself why it cannot be. */
function nameOfStandIn(matches: AnyRouteMatch[]): string | null {
  if (matches[0]?._notFound) return notFoundCopy.title
  const error: unknown = matches.find(({ status }) => status === 'error')?.error
  if (!error || (error instanceof ProblemError && error.status === 410)) return null
  return explainFailure(error).title
}
