import { findChromium } from './find-chromium.ts'
import { canInstallDebianPackages, installDebianPackage } from './testing/install-debian-package.ts'
import { runCommand } from './testing/run-command.ts'

/**
 * Finds a Chromium, or installs one: Debian's package as root, else the one Playwright downloads.
 * @returns the full path of a Chromium
 * @throws Error saying in one sentence what to do when there is none to be had
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium(process.env)
  if (found) return found
  if (canInstallDebianPackages()) await installDebianPackage('chromium-headless-shell')
  const installed = findChromium(process.env) ?? (await download())
  if (installed) return installed
  throw new Error('The end-to-end tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}

async function download(): Promise<string | null> {
  console.log('Downloading Chromium …')
  await runCommand(['npx', 'playwright', 'install', 'chromium'], { output: 'show' })
  return findChromium(process.env)
}
