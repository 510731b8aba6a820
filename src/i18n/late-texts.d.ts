/** Written by the build: scripts/building/late-texts.ts. */
declare module 'virtual:late-texts' {
  type Load = () => Promise<{ messages: import('./texts.ts').CompiledMessages }>
  export const lateTexts: Record<import('./languages.ts').Language, Record<'guest' | 'user', Load>>
}
