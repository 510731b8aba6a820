type Lookup = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }
type Group = {
  name: (id: string, lookup: Lookup) => string | null
  debugName: string
  priority: number
}

/** Starts the portal; whatever it needs must not wait for the application. */
const boot = '/shell.html'
/** What the boot script fetches before anything works. */
const application = '/src/entry-client.tsx'
/** What a package names beside what is needed at once, though only a form asks for it. */
const late = /\/react-router\/dist\/esm\/useBlocker\.js$/
/** What most forms are made of: one part, as each costs a first visit its name. */
const fields =
  /\/src\/(?:ui\/(?:field|field-error|control|text-input|text-area|checkbox|banner|use-action)|contract\/email-address)\.[\w.]+$/
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
 * @returns groups for `output.codeSplitting` of rolldown
 */
export function firstLoad(root: string): Group[] {
  let parts: Record<
    'boot' | 'application' | 'data' | 'landing' | 'profile' | 'open',
    Set<string>
  > | null = null

  function read(lookup: Lookup) {
    parts ??= {
      boot: closure(root + boot, lookup),
      application: new Set([...closure(root + application, lookup)].filter((id) => !late.test(id))),
      data: closures(
        data.map((path) => root + path),
        lookup,
      ),
      landing: closure(root + landing, lookup),
      profile: closure(root + profile, lookup),
      open: closures(
        openScreens.map((path) => root + path),
        lookup,
      ),
    }
    return parts
  }

  // Plain constants of the contract are open screens' too, which must not fetch the rest for them.
  const isShared = (id: string, lookup: Lookup) =>
    id.startsWith(`${root}/src/ui/`) ||
    (id.startsWith(`${root}/src/contract/`) && importsOf(id, lookup).length === 0)
  const group = (
    name: string,
    priority: number,
    test: (id: string, lookup: Lookup) => boolean,
  ) => ({
    name: (id: string, lookup: Lookup) => (test(id, lookup) ? name : null),
    debugName: name,
    priority,
  })
  return [
    // First: a group takes along what its modules import, and the boot script must keep its own.
    group('boot', 8, (id, lookup) => read(lookup).boot.has(id)),
    group('packages', 7, (id, lookup) => {
      if (id.includes('rolldown/runtime')) return true
      return id.includes('/node_modules/') && read(lookup).application.has(id)
    }),
    group('application', 6, (id, lookup) => {
      if (isShared(id, lookup) && read(lookup).landing.has(id)) return true
      return read(lookup).application.has(id)
    }),
    group('details', 5, (id, lookup) => isShared(id, lookup) && read(lookup).profile.has(id)),
    group('components', 4, (id, lookup) => isShared(id, lookup) && read(lookup).open.has(id)),
    group('profile', 3, (id, lookup) => {
      return id.startsWith(`${root}/src/features/public-profile/`) && read(lookup).profile.has(id)
    }),
    group('fields', 1, (id) => fields.test(id)),
    group('data', 2, (id, lookup) => read(lookup).data.has(id)),
  ]
}

/** A module with everything that it imports statically. */
function closure(id: string, lookup: Lookup, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of importsOf(id, lookup)) closure(next, lookup, seen)
  return seen
}

const closures = (ids: readonly string[], lookup: Lookup) =>
  new Set(ids.flatMap((id) => [...closure(id, lookup)]))

const importsOf = (id: string, lookup: Lookup) => lookup.getModuleInfo(id)?.importedIds ?? []
