import brygada from './fonts/brygada-1918-common.woff2?url'
import publicSans from './fonts/public-sans-common.woff2?url'

/** Addresses of the two fonts that every page draws with: preload them as `font`, `crossorigin`. */
export const fontPreloads: readonly string[] = [publicSans, brygada]
