import { createB2cIdentity } from './b2c-identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'
import type { Identity, IdentityDependencies } from './identity.ts'

/** Who signs people in: the embedded provider, or the tenant that the configuration names. */
export async function createIdentity(dependencies: IdentityDependencies): Promise<Identity> {
  const { identity } = dependencies.config
  return identity.mode === 'b2c'
    ? createB2cIdentity(identity)
    : await createEmbeddedIdentity(dependencies)
}
