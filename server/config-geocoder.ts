import { isLoopbackHost } from '#src/contract/loopback-host.ts'
import { StartupError } from './startup-error.ts'

/** An outside service with the interface of Photon (https://github.com/komoot/photon). */
export type GeocoderConfig = {
  /** Address below which `/api` answers, without a slash at its end. */
  url: string
  /** Sent as a bearer token; null: none is needed. */
  key: string | null
}

/**
 * Reads `GEOCODER_URL` and `GEOCODER_KEY`: what people type goes there, so it travels encrypted or
 * stays on this machine.
 * @returns null without `GEOCODER_URL`: addresses are searched for in the embedded list of places
 * @throws StartupError naming the setting that cannot be used
 */
export function readGeocoder(
  env: Readonly<Record<string, string | undefined>>,
): GeocoderConfig | null {
  const { GEOCODER_URL: address, GEOCODER_KEY: key } = env
  if (!address) return null
  const url = URL.parse(address)
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && (isLoopbackHost(url.host) || url.hostname === '[::1]'))
  if (!url || !isSafe || url.search || url.hash || url.username || url.password) {
    throw new StartupError(
      'GEOCODER_URL must be a https address, or http on this machine, without query or password.',
    )
  }
  if (key && !/^[\x21-\x7e]+$/.test(key)) {
    throw new StartupError('GEOCODER_KEY must be letters, digits and signs of ASCII.')
  }
  return { url: url.href.replace(/\/+$/, ''), key: key || null }
}
