import { existsSync, readdirSync } from 'node:fs'

/** The folder of the features, from the project's folder. */
const features = 'src/features'

/** Specs in which a feature is used, besides the one of its name. */
const moreSpecs: Readonly<Record<string, readonly string[]>> = {
  'address-reminder': ['account-page'],
  'badge-guide': ['without-script'],
  benefits: ['claim-benefits', 'guest-benefits'],
  consent: ['analytics'],
  install: ['installed-window'],
  invite: ['back'],
  landing: ['first-paint'],
  manage: ['manage-page', 'sections', 'bottom-menu', 'account-navigation'],
  modules: ['questionnaires', 'form-service'],
  outbox: ['sign-out'],
  'profile-form': ['drafts', 'evidence', 'save-profile'],
  'public-profile': ['failure-pages'],
  'register-organisation': ['claim-mode'],
  share: ['share-and-badge'],
  'sign-in': ['sign-in-again', 'session'],
  'site-frame': ['open-navigation', 'missing-parts', 'failure-pages'],
}

const names = [...new Set([...readdirSync(features), ...Object.keys(moreSpecs)])].toSorted()

/** The specs in which each feature is used, besides the main job, which uses most of them. */
export const specsOfFeature: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  names.map((name) => {
    const own = existsSync(`tests/e2e/${name}.spec.ts`) ? [name] : []
    return [name, [...own, ...(moreSpecs[name] ?? [])]]
  }),
)

const worker = ['app-update', 'kill-switch', 'missing-parts', 'offline-shell', 'page-answers']
const badge = ['widget', 'widget-layout', 'widget-releases', 'badge-guide']
const identity = [
  ...['account-page', 'second-factor', 'sign-in', 'sign-out', 'session', 'password-reset'],
  'bad-input',
]
const mainJob = ['main-job']

/** What lies in a folder, and the specs that use it; the first that fits counts. */
const folders: readonly [folder: RegExp, specs: readonly string[]][] = [
  // Documents, and tests that Vitest finds by itself.
  [/\.md$|^docs\/|\.test\.tsx?$|^tests\/(?:arch|bench|components|contract|engines|pages)\//, []],
  [/^(?:sw|src\/pwa)\//, worker],
  [/^widget\/|^server\/badge\//, badge],
  [/^document-frame\//, ['document-frame', 'document-isolation']],
  [/^(?:server\/identity|src\/auth)\//, identity],
  // What it promises is proved over HTTP.
  [/^server\/(?!pages\/)/, mainJob],
]

/**
 * The end-to-end tests that a change can break.
 * @param files that changed, from the project's folder
 * @returns names of specs; null where the change reaches all of them
 */
export function affectedSpecs(files: readonly string[]): string[] | null {
  const found = files.map(specsOf)
  return found.includes(null)
    ? null
    : [...new Set(found.flatMap((specs) => specs ?? []))].toSorted()
}

function specsOf(file: string): readonly string[] | null {
  const known = folders.find(([folder]) => folder.test(file))
  if (known) return known[1]
  const spec = /^tests\/e2e\/([^/]+)\.spec\.ts$/.exec(file)?.[1]
  if (spec) return [spec]
  const feature = specsOfFeature[/^src\/features\/([^/]+)\//.exec(file)?.[1] ?? '']
  return feature ? [...feature, ...mainJob] : null
}
