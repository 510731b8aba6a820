import { chromium } from 'playwright'
import { findExecutable, isExecutable } from './testing/find-executable.ts'

/** The shell first: the same engine without the windows around it, which cost a third of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

type Environment = Record<string, string | undefined>

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, the search path, then the one Playwright downloads.
 * @param env usually `process.env`
 * @param downloaded where Playwright keeps its own browser
 * @returns the full path, or null when there is none
 * @throws Error when `CHROMIUM_PATH` names nothing that can be run
 */
export function findChromium(
  env: Environment,
  downloaded: string = chromium.executablePath(),
): string | null {
  const chosen = env['CHROMIUM_PATH']
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${chosen}`)
  }
  return findExecutable(names, env['PATH'] ?? '') ?? (isExecutable(downloaded) ? downloaded : null)
}
