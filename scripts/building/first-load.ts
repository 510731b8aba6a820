import { group, importsOf, neededFor, type Group, type Lookup } from './module-groups.ts'

/** Of several open screens, each of which has little else. */
const pageHeader = '/src/ui/page-header.tsx'
/** What a package names beside what is needed at once, though only a form asks for it. */
const late = /\/react-router\/dist\/esm\/useBlocker\.js$/
const landing = '/src/features/landing/landing-screen.tsx'
const profile = '/src/features/public-profile/public-profile-screen.tsx'
const discoverRoute = '/src/routes/discover.tsx?tsr-split=component---loader'
const profileRoute = '/src/routes/organization.$slug.tsx?tsr-split=component'
const modules = {
  /** Starts the portal; whatever it needs must not wait for the application. */
  boot: ['/shell.html'],
  /** What the boot script fetches before anything works. */
  application: ['/src/entry-client.tsx', '/src/lib/own-script-url.ts'],
  /** What reads from the server and the device, and checks it: needed together, or not at all. */
  data: ['/src/start/open-data.ts', '/src/data/shapes.ts'],
  landing: [landing],
  profile: [profile],
  /** Buyers' search. */
  discover: [discoverRoute],
  /** What few searches show, but for the sheet of a phone, which is a dialog. */
  answers: [
    '/src/features/discover/device/no-answer.tsx',
    '/src/features/discover/empty/filling-note.tsx',
    '/src/features/discover/empty/no-results.tsx',
    '/src/features/discover/empty/no-suppliers.tsx',
    '/src/features/discover/filters/long-boxes.tsx',
  ],
  /** What guests come for besides profiles, from elsewhere and with a poor line. */
  screens: [
    landing,
    '/src/features/benefits/guest/guest-benefits-screen.tsx',
    '/src/features/get-started/get-started-screen.tsx',
  ],
}

/**
 * What the application needs at once comes in two files, packages and our own, instead of the dozens
 * that arise where a route's part happens to share a module with it: fewer requests, and text that is
 * compressed together. Packages change seldom, so a new release leaves them in the browser's cache.
 * What it needs to read anything but what the page brought along comes in one. A profile comes in one file,
 * its components included: what suppliers' pages share with it they fetch with the rest of it, once. The
 * components of other open screens come with the application where the landing page or a profile has
 * them too. What buyers' search has in common with others, and with what it fetches later, comes in one part, so that
 * it fetches neither the data layer nor suppliers' pages for it, and they not the search.
 * @param root folder of the project
 * @returns groups for `output.codeSplitting` of rolldown, of priorities above 10
 */
export function firstLoad(root: string): Group[] {
  const isNeeded = neededFor(root, modules)
  const isAtOnce = (id: string, lookup: Lookup) =>
    !late.test(id) && isNeeded('application', id, lookup)
  // Plain constants of the contract are open screens' too, which must not fetch the rest for them.
  const isShared = (id: string, lookup: Lookup) =>
    id.startsWith(`${root}/src/ui/`) ||
    (id.startsWith(`${root}/src/contract/`) && importsOf(id, lookup).length === 0)
  /** On the landing page, or on a profile and elsewhere. */
  const isOften = (id: string, lookup: Lookup) =>
    isNeeded('landing', id, lookup) ||
    (isNeeded('screens', id, lookup) && isNeeded('profile', id, lookup))
  /** The screens of buyers' search itself are a part of their own. */
  const isOfSearch = (id: string) =>
    id.startsWith(`${root}/src/features/discover/`) || id === root + discoverRoute
  const isOfOthers = (id: string) => id.startsWith(`${root}/src/`) && !isOfSearch(id)
  /** Small, and worth no part of its own: how days, sentences and places are written. */
  const isOfProfileAndSearch = (id: string, lookup: Lookup) =>
    isOfOthers(id) && isNeeded('profile', id, lookup) && isNeeded('discover', id, lookup)
  return [
    // First: a group takes along what its modules import, and the boot script must keep its own.
    group('boot', 20, (id, lookup) => isNeeded('boot', id, lookup)),
    group('packages', 19, (id, lookup) => id.includes('/node_modules/') && isAtOnce(id, lookup)),
    group('application', 18, (id, lookup) => {
      if (isAtOnce(id, lookup) || isOfProfileAndSearch(id, lookup)) return true
      return isShared(id, lookup) && isOften(id, lookup)
    }),
    group('profile', 16, (id, lookup) => {
      const isOfProfiles =
        isShared(id, lookup) || id.startsWith(`${root}/src/features/public-profile/`)
      return id === root + profileRoute || (isOfProfiles && isNeeded('profile', id, lookup))
    }),
    group('components', 13, (id, lookup) => {
      const isForSearch = isNeeded('discover', id, lookup)
      const isForAnswers = isNeeded('answers', id, lookup)
      if (isForSearch ? isForAnswers || isOfOthers(id) : id === root + pageHeader) return true
      return isForAnswers && id.startsWith(`${root}/src/i18n/`)
    }),
    group('data', 11, (id, lookup) => isNeeded('data', id, lookup)),
  ]
}
