/** What the script of a page sends of a credential (WebAuthn, 5.1: `toJSON`), as far as it is looked at. */
export type CredentialAnswer<Kind extends 'get' | 'create'> = {
  id: string
  rawId: string
  type: 'public-key'
  clientExtensionResults: Record<string, unknown>
  response: Kind extends 'get'
    ? {
        clientDataJSON: string
        authenticatorData: string
        signature: string
        userHandle?: string
      }
    : { clientDataJSON: string; attestationObject: string; transports?: string[] }
}

const parts = {
  get: ['clientDataJSON', 'authenticatorData', 'signature'],
  create: ['clientDataJSON', 'attestationObject'],
} as const

/**
 * Reads what came in the field of a form.
 * @returns the answer and the challenge in it; null where it is none
 */
export function readCredentialAnswer<Kind extends 'get' | 'create'>(
  kind: Kind,
  text: string,
): { answer: CredentialAnswer<Kind>; challenge: string } | null {
  const sent = readJson(text)
  const response = recordOf(sent?.['response'])
  if (!sent || !response) return null
  const { id, rawId } = sent
  if (typeof id !== 'string' || rawId !== id || id.includes('\0')) return null
  if (!parts[kind].every((name) => typeof response[name] === 'string')) return null
  const { userHandle, transports } = response
  if (kind === 'get' && !['string', 'undefined'].includes(typeof (userHandle ?? undefined)))
    return null
  const answer = {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(parts[kind].map((name) => [name, response[name]])),
      ...(typeof userHandle === 'string' && { userHandle }),
      ...(kind === 'create' && { transports: textsIn(transports) }),
    },
  } as unknown as CredentialAnswer<Kind>
  const client = readJson(fromBase64(response['clientDataJSON'] as string))
  const challenge = client?.['challenge']
  return typeof challenge === 'string' && !challenge.includes('\0') ? { answer, challenge } : null
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return null
  }
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

/** Ways in which a browser reaches the authenticator; a few short words. */
function textsIn(value: unknown): string[] {
  const words = Array.isArray(value) ? (value as unknown[]) : []
  return words.filter((one): one is string => typeof one === 'string').slice(0, 8)
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}
