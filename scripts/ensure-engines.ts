import { findEngines } from './find-engines.ts'
import { canInstallDebianPackages, installDebianPackage } from './testing/install-debian-package.ts'

/**
 * Finds Firefox and WebKit, installing Debian's packages as root where they are missing.
 * @returns the names of those that are not to be had, whose tests are left out
 */
export async function ensureEngines(): Promise<string[]> {
  const { firefox, webkit } = findEngines(process.env)
  if (canInstallDebianPackages()) {
    if (!firefox) await installDebianPackage('firefox-esr')
    if (!webkit) await installDebianPackage('webkit2gtk-driver')
    if (!webkit) await installDebianPackage('xvfb')
  }
  const found = findEngines(process.env)
  return [...(found.firefox ? [] : ['Firefox']), ...(found.webkit ? [] : ['WebKit'])]
}
