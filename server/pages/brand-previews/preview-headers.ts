import type { Language } from '#src/i18n/languages.ts'

/**
 * What holds a preview in its frame. Nothing runs in it, so it may be of this origin, whose fonts and pictures
 * it shows; the address is a secret, which no request for a picture tells.
 */
export const previewHeaders = {
  'content-security-policy': [
    'sandbox allow-same-origin',
    "default-src 'none'",
    "img-src 'self' https: data:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

/** Whether the installation offers pages in a language. */
export const isOffered = (language: string, offered: readonly Language[]): boolean =>
  offered.some((one) => one === language)
