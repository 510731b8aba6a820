import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'

/** Addresses of the two fonts that every page draws with: preload them as `font`, `crossorigin`. */
export const fontPreloads: readonly string[] = [publicSans, brygada]
