import { readdirSync } from 'node:fs'
import { group, neededFor, type Group, type Lookup } from './module-groups.ts'

/** The small library behind drafts and queue, which a guest's answer about analytics needs too. */
const state = /\/node_modules\/(?:valtio|proxy-compare)\//
/** They have one part together, which they ask for by themselves. */
const own = ['organisation_.members.tsx', 'organisation_.requests.tsx']
/** Routes whose name begins with a word, by the addresses of their parts. */
const routes = (start: string, part: 'loader' | 'component') =>
  readdirSync(new URL('../../src/routes', import.meta.url))
    .filter((name) => name.startsWith(start) && !own.includes(name))
    .map((name) => `/src/routes/${name}?tsr-split=${part}`)
/** Of the guide to the badge and the gallery alone; not worth a part of its own. */
const tabs = '/src/ui/tabs.tsx'
const modules = {
  /** What guests may come to need, each in a part of its own. */
  guest: [
    '/src/features/benefits/guest/guest-benefits-screen.tsx',
    '/src/features/badge-guide/badge-guide-page.tsx',
    ...['trust.{-$id}', 'organization_.$slug.history.{-$day}'].map(
      (name) => `/src/routes/${name}.tsx?tsr-split=component---loader`,
    ),
    '/src/routes/login.tsx?tsr-split=component',
    '/src/routes/auth.validate.tsx?tsr-split=component',
    '/src/features/newsletter/sign-up.tsx',
    '/src/features/consent/consent-entry.tsx',
    '/src/features/app-update/update-banner.tsx',
    '/src/features/site-frame/seen/seen-profiles.tsx',
  ],
  /** The one dialog that guests open, too, with what all dialogs are made of. */
  dialog: ['/src/features/invite/invite-dialog.tsx'],
  /** The package that the dialog comes from names tooltips as well, of which that one has none. */
  tooltipPackage: ['/node_modules/@radix-ui/react-tooltip/dist/index.mjs'],
  dialogPackage: ['/node_modules/@radix-ui/react-dialog/dist/index.mjs'],
  /** What leaves a guest's page for the identity provider, which must not fetch a user's page for it. */
  signIn: ['/src/auth/sign-in-here.ts'],
  /** The device's database, which a guest's page opens too once it asks for something new. */
  store: ['/src/storage/cache-rows.ts'],
  /** What every page of a user needs; a screen's loader is there before the screen, and can ask at once. */
  user: [
    '/src/start/user-page.ts',
    '/src/data/prepare-offline.ts',
    ...routes('organisation', 'loader'),
  ],
  /** Screens and dialogs between which a supplier goes back and forth. */
  screens: [
    ...routes('organisation', 'component'),
    '/src/routes/-own-organisation.tsx',
    ...routes('register.', 'component'),
    '/src/features/install/install-dialog.tsx',
    '/src/features/outbox/dialogs.ts',
    '/src/features/reminders/reminders-dialog.tsx',
  ],
}
const ofSuppliers = ['dialog', 'user', 'screens'] as const

/**
 * What a supplier's pages need comes in a few files instead of four dozen, each of which costs a phone
 * with a poor line a name, and some a way there and back after the one that asks for them. What guests'
 * parts have in common with it stays apart, so that none of them fetches the workplace.
 * @param root folder of the project
 * @returns groups for `output.codeSplitting` of rolldown, of priorities up to 10: what a first visit
 *   needs is taken before
 */
export function workplace(root: string): Group[] {
  const isNeeded = neededFor(root, modules)
  const isShared = (id: string, lookup: Lookup) =>
    isNeeded('guest', id, lookup) && ofSuppliers.some((name) => isNeeded(name, id, lookup))
  const isForTooltips = (id: string, lookup: Lookup) =>
    isNeeded('tooltipPackage', id, lookup) && !isNeeded('dialogPackage', id, lookup)
  return [
    group('identity', 6, (id, lookup) => {
      return isNeeded('signIn', id, lookup) && !isNeeded('user', id, lookup)
    }),
    group(
      'shared',
      5,
      (id, lookup) => state.test(id) || isShared(id, lookup) || id === root + tabs,
    ),
    group('dialog', 4, (id, lookup) => {
      return isNeeded('dialog', id, lookup) && !isForTooltips(id, lookup)
    }),
    group('store', 3, (id, lookup) => isNeeded('store', id, lookup)),
    group('user', 2, (id, lookup) => isNeeded('user', id, lookup)),
    group('workplace', 1, (id, lookup) => isNeeded('screens', id, lookup)),
  ]
}
