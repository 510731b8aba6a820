import { findExecutable } from '../testing/find-executable.ts'
import {
  canInstallDebianPackages,
  installDebianPackage,
} from '../testing/install-debian-package.ts'

const programs = ['podman', 'mmdebstrap']
/** What Debian's Podman needs besides itself for networks, names in them, and a first process. */
const packages = [...programs, 'runc', 'crun', 'netavark', 'aardvark-dns', 'catatonit', 'iptables']

/**
 * Makes sure that there are the programs that build and run images; as root on Debian, on a machine of
 * continuous integration (`CI`), it installs them.
 * @throws Error that tells how to install what is missing
 */
export async function ensurePodman(): Promise<void> {
  const missing = () =>
    programs.filter((name) => !findExecutable([name], process.env['PATH'] ?? '')).join(' and ')
  if (missing() && process.env['CI'] && canInstallDebianPackages())
    await installDebianPackage(...packages)
  if (missing())
    throw new Error(`${missing()} is not installed: apt-get install -y ${packages.join(' ')}`)
}
