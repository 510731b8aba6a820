import brygada from './fonts/brygada-1918-common.woff2?url'
import type { Language } from '../i18n/languages.ts'
import arabic from './fonts/noto-sans-arabic-basic.woff2?url'
import publicSans from './fonts/public-sans-common.woff2?url'

const latin: readonly string[] = [publicSans, brygada]

/** Addresses of the fonts that every page of a language draws with: preload them as `font`, `crossorigin`. */
export function fontPreloads(language: Language): readonly string[] {
  // A browser has preloaded what the server names.
  return import.meta.env.SSR && language === 'ar' ? [...latin, arabic] : latin
}
