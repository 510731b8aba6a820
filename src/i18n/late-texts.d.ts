/** Written by the build: scripts/building/late-texts.ts. */
declare module 'virtual:guest-texts' {
  import type { Language } from '#src/i18n/languages.ts'
  import type { CompiledMessages } from '#src/i18n/texts.ts'

  export const guestTexts: Record<Language, () => Promise<{ messages: CompiledMessages }>>
}
declare module 'virtual:user-texts' {
  import type { Language } from '#src/i18n/languages.ts'
  import type { CompiledMessages } from '#src/i18n/texts.ts'

  export const userTexts: Record<Language, () => Promise<{ messages: CompiledMessages }>>
}
declare module 'virtual:operate-texts' {
  import type { Language } from '#src/i18n/languages.ts'
  import type { CompiledMessages } from '#src/i18n/texts.ts'

  export const operateTexts: Record<Language, () => Promise<{ messages: CompiledMessages }>>
}
declare module 'virtual:report-texts' {
  import type { Language } from '#src/i18n/languages.ts'
  import type { CompiledMessages } from '#src/i18n/texts.ts'

  export const reportTexts: Record<Language, () => Promise<{ messages: CompiledMessages }>>
}
declare module 'virtual:buying-texts' {
  import type { Language } from '#src/i18n/languages.ts'
  import type { CompiledMessages } from '#src/i18n/texts.ts'

  export const buyingTexts: Record<Language, () => Promise<{ messages: CompiledMessages }>>
}
declare module 'virtual:operate-texts/en' {
  import type { CompiledMessages } from '#src/i18n/texts.ts'

  export const messages: CompiledMessages
}
