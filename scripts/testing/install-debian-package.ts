import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Whether packages can be installed here without asking anybody: root on Debian. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/**
 * Installs a Debian package, showing what happens.
 * @returns whether it is installed now
 */
export async function installDebianPackage(name: string): Promise<boolean> {
  const options = { output: 'show', env: { DEBIAN_FRONTEND: 'noninteractive' } } as const
  console.log(`Installing Debian's ${name} …`)
  await runCommand(['apt-get', 'update', '-qq'], options)
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]
  return (await runCommand(install, options)).code === 0
}
