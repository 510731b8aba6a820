import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Whether packages can be installed here without asking anybody: root on Debian. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/**
 * Installs a Debian package, or several, showing what happens.
 * @returns whether all are installed now
 */
export async function installDebianPackage(...names: string[]): Promise<boolean> {
  const options = { output: 'show', env: { DEBIAN_FRONTEND: 'noninteractive' } } as const
  console.log(`Installing Debian's ${names.join(', ')} …`)
  await runCommand(['apt-get', 'update', '-qq'], options)
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names]
  return (await runCommand(install, options)).code === 0
}
