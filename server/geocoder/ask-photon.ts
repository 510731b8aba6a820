import * as v from 'valibot'
import type { GeocoderConfig } from '../config-geocoder.ts'
import { photonFeature, type PhotonProperties } from './photon-feature.ts'

/** Milliseconds. */
const patience = 2_000
/** Bytes of an answer: twenty places are some 10 kB. */
const mostBytes = 262_144
const collection = v.object({ features: v.pipe(v.array(v.unknown()), v.maxLength(200)) })

/**
 * Asks a geocoder as Photon's `GET /api` is asked: https://github.com/komoot/photon/blob/master/docs/api-v1.md
 * @param limit most places that are asked for
 * @param signal gives the question up
 * @returns what it says of the places, best first; those that make no sense are left out
 * @throws Error when it cannot be reached, takes longer than two seconds, redirects, refuses, or
 * answers too much or something else
 */
export async function askPhoton(
  { url, key }: GeocoderConfig,
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly PhotonProperties[]> {
  const parameters = new URLSearchParams({ q: query, limit: String(limit), lang: 'en' })
  const answer = await fetch(`${url}/api?${parameters}`, {
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const { features } = v.parse(collection, JSON.parse(await readBounded(answer)))
  return features.flatMap((one) => {
    const feature = v.safeParse(photonFeature, one)
    return feature.success ? [feature.output.properties] : []
  })
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error('too long an answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
