type Load = () => Promise<{ messages: import('./texts.ts').CompiledMessages }>
type Loads = Record<import('./languages.ts').Language, Load>

/** Written by the build: scripts/building/late-texts.ts. */
declare module 'virtual:guest-texts' {
  export const guestTexts: Loads
}
declare module 'virtual:user-texts' {
  export const userTexts: Loads
}
