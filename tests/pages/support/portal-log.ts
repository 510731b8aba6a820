import type { PortalServer } from '../../fixtures/portal-server.ts'

type Line = { pid: number; msg: string }

const linesOf = (portal: PortalServer): Line[] =>
  portal
    .said()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

/** Process ids of those that have answered, in the order in which they first did. */
export function answering(portal: PortalServer): number[] {
  return [...new Set(linesOf(portal).flatMap(({ pid, msg }) => (msg === 'answered' ? [pid] : [])))]
}

/** How often the log says something. */
export function saidTimes(portal: PortalServer, what: string): number {
  return linesOf(portal).filter(({ msg }) => msg === what).length
}
