import { inject } from 'vitest'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const firefox = inject('firefox')
const webkit = inject('webkit')

/** A browser engine besides Chromium. */
export type Engine = { name: string; start(): Promise<Browser> }

/** Those that are installed. */
export const engines: readonly Engine[] = [
  ...(firefox ? [{ name: 'Firefox', start: () => startFirefox(firefox) }] : []),
  ...(webkit ? [{ name: 'WebKit', start: () => startWebKit(webkit) }] : []),
]
