import { findPostgres } from './find-postgres.ts'
import { canInstallDebianPackages, installDebianPackage } from './testing/install-debian-package.ts'

/**
 * Finds PostgreSQL's server programs for the contract suite, installing Debian's package as root on a
 * machine of continuous integration (`CI`). The tests start their own server with them; the package's
 * own cluster is never created nor started.
 * @returns the folder with `initdb` and `postgres`, or null when there is no PostgreSQL
 */
export async function ensurePostgres(): Promise<string | null> {
  const found = findPostgres(process.env)
  if (found || !process.env['CI'] || !canInstallDebianPackages()) return found
  await installDebianPackage('postgresql')
  return findPostgres(process.env)
}
