import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Kept = { id: Buffer; key: KeyObject; userHandle: string; counter: number }

/** What a browser or an authenticator does otherwise than it should. */
export type Oddities = {
  origin?: string
  challenge?: string
  rpId?: string
  /** As it counts this time. */
  counter?: number
  isVerified?: boolean
  userHandle?: string
}

/** An authenticator with the browser around it: real keys, real signatures, nobody to touch it. */
export class Authenticator {
  readonly origin: string
  readonly kept: Kept[] = []

  constructor(origin: string) {
    this.origin = origin
  }

  /** Makes a passkey. @param options as a page has them @returns what its script sends */
  create(options: string, odd: Oddities = {}): string {
    const { challenge, rp, user } = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const made = { id: randomBytes(16), key: privateKey, userHandle: user.id, counter: 0 }
    this.kept.push(made)
    // COSE, RFC 9053, 7.1.1: type EC2, algorithm ES256, curve P-256.
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, made.id.length])
    const tail = [Buffer.alloc(16), length, made.id, Buffer.from(isoCBOR.encode(cose))]
    const data = this.#data(odd.rpId ?? rp.id ?? '', 0x40, odd, 0, tail)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', bytes(data)],
    ])
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never))
    const client = this.#client('webauthn.create', odd.challenge ?? challenge, odd)
    return credential(made.id, {
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs with the passkey that was made last. @param options as a page has them */
  get(options: string, odd: Oddities = {}): string {
    const { challenge, rpId } = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
    const one = this.kept.at(-1)
    if (!one) throw new Error('There is no passkey.')
    one.counter = odd.counter ?? one.counter + 1
    const data = this.#data(odd.rpId ?? rpId ?? '', 0, odd, one.counter)
    const client = this.#client('webauthn.get', odd.challenge ?? challenge, odd)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return credential(one.id, {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, one.key).toString('base64url'),
      userHandle: odd.userHandle ?? one.userHandle,
    })
  }

  #client(type: string, challenge: string, { origin = this.origin }: Oddities): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(
    rpId: string,
    flags: number,
    { isVerified = true }: Oddities,
    counter: number,
    tail: Buffer[] = [],
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    // Present; verified.
    const seen = 0x01 | (isVerified ? 0x04 : 0)
    const host = createHash('sha256').update(rpId).digest()
    return Buffer.concat([host, Buffer.from([flags | seen]), count, ...tail])
  }
}

/** What the script of a page asks the browser for, in the form that goes to an address. */
export function optionsOf({ body }: { body: string }, action: string): string {
  const forms = body.split('<form').slice(1)
  const form = forms.find((one) => one.includes(action) && one.includes('data-options'))
  const options = /data-options="([^"]*)"/.exec(form ?? '')?.[1]
  if (!options) throw new Error(`No passkey is asked for towards ${action}.`)
  return options.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

function credential(id: Buffer, response: Record<string, unknown>): string {
  const text = id.toString('base64url')
  const rest = { type: 'public-key', clientExtensionResults: {} }
  return JSON.stringify({ id: text, rawId: text, ...rest, response })
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}
