import { closures, group, importsOf, type Group, type Lookup } from './module-groups.ts'

/** Starts the portal; whatever it needs must not wait for the application. */
const boot = '/shell.html'
/** What the boot script fetches before anything works. */
const application = '/src/entry-client.tsx'
/** What a package names beside what is needed at once, though only a form asks for it. */
const late = /\/react-router\/dist\/esm\/useBlocker\.js$/
/** What reads from the server and the device, and checks it: needed together, or not at all. */
const data = ['/src/open-data.ts', '/src/data/shapes.ts']
const landing = '/src/features/landing/landing-screen.tsx'
const profile = '/src/features/public-profile/public-profile-screen.tsx'
/** What guests come for, from elsewhere and with a poor line. */
const openScreens = [
  landing,
  profile,
  '/src/features/benefits/guest/guest-benefits-screen.tsx',
  '/src/features/get-started/get-started-screen.tsx',
]

/**
 * What the application needs at once comes in two files, packages and our own, instead of the dozens
 * that arise where a route's part happens to share a module with it: fewer requests, and text that is
 * compressed together. Packages change seldom, so a new release leaves them in the browser's cache.
 * What it needs to read anything but what the page brought along comes in one. The components of open
 * screens come with the application where the landing page has them, and in one part each: those of
 * profiles, and the rest.
 * @param root folder of the project
 * @returns groups for `output.codeSplitting` of rolldown, of priorities above 10
 */
export function firstLoad(root: string): Group[] {
  let parts: Record<
    'boot' | 'application' | 'data' | 'landing' | 'profile' | 'open',
    Set<string>
  > | null = null

  function read(lookup: Lookup) {
    const from = (...paths: string[]) =>
      closures(
        paths.map((path) => root + path),
        lookup,
      )
    parts ??= {
      boot: from(boot),
      application: new Set([...from(application)].filter((id) => !late.test(id))),
      data: from(...data),
      landing: from(landing),
      profile: from(profile),
      open: from(...openScreens),
    }
    return parts
  }

  // Plain constants of the contract are open screens' too, which must not fetch the rest for them.
  const isShared = (id: string, lookup: Lookup) =>
    id.startsWith(`${root}/src/ui/`) ||
    (id.startsWith(`${root}/src/contract/`) && importsOf(id, lookup).length === 0)
  return [
    // First: a group takes along what its modules import, and the boot script must keep its own.
    group('boot', 17, (id, lookup) => read(lookup).boot.has(id)),
    group('packages', 16, (id, lookup) => {
      return id.includes('/node_modules/') && read(lookup).application.has(id)
    }),
    group('application', 15, (id, lookup) => {
      if (isShared(id, lookup) && read(lookup).landing.has(id)) return true
      return read(lookup).application.has(id)
    }),
    group('details', 14, (id, lookup) => isShared(id, lookup) && read(lookup).profile.has(id)),
    group('components', 13, (id, lookup) => isShared(id, lookup) && read(lookup).open.has(id)),
    group('profile', 12, (id, lookup) => {
      return id.startsWith(`${root}/src/features/public-profile/`) && read(lookup).profile.has(id)
    }),
    group('data', 11, (id, lookup) => read(lookup).data.has(id)),
  ]
}
