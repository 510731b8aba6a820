import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { get, IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../http/public-address.ts'

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

/** How logos are fetched; tests replace it. */
export type Ways = {
  /** Scheme, with its colon, → how it is requested. */
  schemes: Readonly<Record<string, typeof get>>
  lookup(host: string, options: LookupOptions & { all: true }, found: Found): void
  isAllowed(address: string): boolean
  /** Milliseconds for everything. */
  timeout: number
}

/** Bytes. */
const largest = 512 * 1024

const outside: Ways = {
  schemes: { 'https:': https.get },
  lookup,
  isAllowed: isPublicAddress,
  timeout: 5_000,
}

/**
 * Fetches an image from the public internet (WGT-8): over HTTPS, without following redirects, bounded
 * in size and time. The host is looked up once, each of its addresses must be public, and the
 * connection goes to exactly those, so that no second answer of its name server leads elsewhere.
 * @returns null when it cannot be had so
 * @throws Error when the host cannot be reached, is not public or is too slow
 */
export async function fetchLogo(address: string, ways: Ways = outside): Promise<Buffer | null> {
  const url = new URL(address)
  const request = ways.schemes[url.protocol]
  if (!request) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !ways.isAllowed(host)) return null
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const signal = AbortSignal.timeout(ways.timeout)
  const options = { lookup: checked(ways), agent: false, signal, headers: { accept: 'image/*' } }
  request(url, options, resolve).on('error', reject)
  const answer = await promise
  try {
    return answer.statusCode === 200 ? await readBounded(answer) : null
  } finally {
    answer.destroy()
  }
}

function checked({ lookup: find, isAllowed }: Ways): LookupFunction {
  return (host, options, done) =>
    find(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('The host has no address'), '')
      if (!addresses.every((one) => isAllowed(one.address))) {
        return done(new Error('The host is not public'), '')
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
}

async function readBounded(answer: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
