import { generateKeyPairSync } from 'node:crypto'
import type { ScriptKey } from '../widget/sign-script.ts'
import type { Connection } from './engine.ts'
import { secret } from './secrets.ts'

/** The key that signs the badge's script: made once, for pages name its public half for years. */
export function scriptKey(db: Connection): Promise<ScriptKey> {
  return secret(db, 'script-signing-key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return privateKey.export({ format: 'jwk' }) as ScriptKey
  })
}
