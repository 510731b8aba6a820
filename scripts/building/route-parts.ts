import type { CodeSplittingOptions } from '@tanstack/router-plugin/vite'

type Groups = NonNullable<CodeSplittingOptions['defaultBehavior']>

/** What such a route reads with comes with the screen: no first visit opens it. */
const withLoader: Groups = [['loader'], ['component']]
/** What stands in a profile's place is seldom seen, and each part costs every first visit its name. */
const withOneStandIn: Groups = [['component'], ['notFoundComponent', 'errorComponent']]

/** Pages that are read now and then: what asks for one comes with its screen, in one part. */
const whole: Groups = [['loader', 'component']]

/** Such a route asks for its part by itself. */
const none: Groups = []

const parts: Partial<Record<string, Groups>> = {
  '/badge': none,
  '/benefits': whole,
  '/buying/{-$part}': none,
  '/dev/gallery': none,
  '/discover': whole,
  '/discover_/compare': none,
  '/get-started': whole,
  '/organisation': withLoader,
  '/organisation_/members': none,
  '/organisation_/requests': none,
  '/organization/$slug': withOneStandIn,
  '/organization_/$slug/history/{-$day}': whole,
  '/trust/{-$id}': whole,
}

/**
 * Which pieces of a route's file come together. Said in the file itself, it would come with each first visit.
 * @returns nothing where the plugin's own way fits
 */
export function routeParts({ routeId }: { routeId: string }): Groups | undefined {
  return parts[routeId]
}
