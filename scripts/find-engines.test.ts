import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findEngines } from './find-engines.ts'
import { temporaryPrograms } from './testing/temporary-programs.ts'

const browser = 'lib/webkit2gtk-4.1/MiniBrowser'

it('ENG-1 finds Firefox and all that WebKit needs', async () => {
  const programs = {
    'firefox-esr': 'exit',
    WebKitWebDriver: 'exit',
    Xvfb: 'exit',
    [browser]: 'exit',
  }
  const folder = await temporaryPrograms(programs)
  expect(findEngines({ PATH: folder }, join(folder, 'lib/*/MiniBrowser'))).toEqual({
    firefox: join(folder, 'firefox-esr'),
    webkit: {
      driver: join(folder, 'WebKitWebDriver'),
      display: join(folder, 'Xvfb'),
      browser: join(folder, browser),
    },
  })
})

it.each(['WebKitWebDriver', 'Xvfb', browser])(
  'ENG-1 finds no WebKit without %s',
  async (missing) => {
    const { [missing]: _, ...programs }: Record<string, string> = {
      WebKitWebDriver: 'exit',
      Xvfb: 'exit',
      [browser]: 'exit',
    }
    const folder = await temporaryPrograms(programs)
    const found = findEngines({ PATH: folder }, join(folder, 'lib/*/MiniBrowser'))
    expect(found).toEqual({ firefox: null, webkit: null })
  },
)
