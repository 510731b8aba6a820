/**
 * What names the embedded provider to browsers, in the shape of an Azure AD B2C tenant.
 * Public, and the same in every installation: tokens are told apart by key and issuer.
 */
export const embeddedTenant = {
  tenantName: 'credence',
  tenantId: '6f3d0c52-6a0f-4a55-9a6e-2f1c7f3e8b10',
  clientId: '0b8f7f0e-3c39-4a5b-8a5e-9d2c4e6a7f31',
  /** Path before the tenant. */
  pathPrefix: '/identity',
} as const

export const policies = {
  signIn: 'b2c_1_signin',
  signUp: 'b2c_1_signup',
  reset: 'b2c_1_reset',
} as const
export type Policy = (typeof policies)[keyof typeof policies]

/** Cookies of the provider: the session, the sign-in under way, and its next step. */
export const cookieNames = {
  session: 'identity',
  interaction: 'identity_page',
  resume: 'identity_resume',
} as const

/** Where a person starts signing in anew, with or without JavaScript. */
export const signInAgainPath = '/auth/validate?option=login'

/** Claim of access tokens: when the password was set that the account had as the token was issued. */
export const passwordClaim = 'pwd_set'
/** Claim of access tokens: the id of the grant that they came with, which a sign-out ends. */
export const grantClaim = 'grant'

/** Page on which people look after their account at the provider. */
export const accountPath = '/identity/account'
/** Page on which a new link to confirm an address is asked for. */
export const sendAgainPath = '/identity/verify/send'

/** Forms of that page which change what proves somebody beside their password. */
export const factorPaths = {
  addPasskey: `${accountPath}/passkeys/add`,
  newPasskey: `${accountPath}/passkeys/new`,
  removePasskey: `${accountPath}/passkeys/remove`,
  addApp: `${accountPath}/app/add`,
  confirmApp: `${accountPath}/app/confirm`,
  removeApp: `${accountPath}/app/remove`,
  renewCodes: `${accountPath}/recovery-codes/renew`,
} as const
