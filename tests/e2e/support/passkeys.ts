import type { Page } from 'playwright/test'

/**
 * A device that keeps passkeys and knows its owner; Chromium's own, for one page.
 * @param isTouched whether its owner touches it whenever it asks
 */
export async function addDevice(page: Page, isTouched = true) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: isTouched,
    },
  })
  type Kept = Awaited<ReturnType<typeof give>>
  async function give() {
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials
  }
  return {
    beTouched: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** The passkeys that it keeps. */
    give,
    /** Keeps passkeys of the same person's device of another page. */
    async take(credentials: Kept) {
      for (const credential of credentials)
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}
