import type { PortalServer } from '../../fixtures/portal-server.ts'

/** The markup of a public profile, as a stranger gets it from the server. */
export async function publicProfile(portal: PortalServer, slug: string): Promise<string> {
  return (await fetch(`${portal.url}/organization/${slug}`)).text()
}
