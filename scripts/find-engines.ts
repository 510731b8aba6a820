import { globSync } from 'node:fs'
import { findExecutable, isExecutable } from './testing/find-executable.ts'

/** Programs that run WebKit under a test's control, by their full paths. */
export type WebKitPrograms = { driver: string; browser: string; display: string }

/** The browser engines besides Chromium that are installed; null for one that is not. */
export type Engines = { firefox: string | null; webkit: WebKitPrograms | null }

/** Where distributions keep the small browser that comes with WebKitGTK, off the search path. */
const miniBrowsers = '/usr/{lib/*,libexec,lib}/webkit2gtk-4.*/MiniBrowser'

/**
 * Finds Firefox and WebKitGTK to test with.
 * @param env usually `process.env`
 * @param browsers pattern of paths of WebKitGTK's small browser
 */
export function findEngines(
  env: Record<string, string | undefined>,
  browsers: string = miniBrowsers,
): Engines {
  const searchPath = env['PATH'] ?? ''
  return {
    firefox: findExecutable(['firefox-esr', 'firefox'], searchPath),
    webkit: findWebKit(searchPath, browsers),
  }
}

function findWebKit(searchPath: string, browsers: string): WebKitPrograms | null {
  const driver = findExecutable(['WebKitWebDriver'], searchPath)
  const display = findExecutable(['Xvfb'], searchPath)
  const browser = globSync(browsers).toSorted().find(isExecutable)
  return driver && display && browser ? { driver, display, browser } : null
}
